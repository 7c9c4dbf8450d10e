ACT = "act"
ANSWER = "answer"
PROPOSE = "propose"
