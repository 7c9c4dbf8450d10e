"""Lessons: guided first games with a fixed deal and scripted opponents."""
