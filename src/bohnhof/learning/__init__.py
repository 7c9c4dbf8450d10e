"""Games as a series of small numbered decisions, and what a seat may know as bytes: for learners."""
