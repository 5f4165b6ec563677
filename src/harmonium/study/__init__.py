"""What players learn from bots: hints, and judgements of what was played."""

from harmonium.study.answers import Hint, Judgement
from harmonium.study.hints import hint
from harmonium.study.judging import judge
from harmonium.study.subjects import Subject, knows, subject_of

__all__ = ["Hint", "Judgement", "Subject", "hint", "judge", "knows", "subject_of"]
