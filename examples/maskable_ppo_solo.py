"""Train sb3-contrib's MaskablePPO on Al Cabohne solo (extra `train`; a few minutes on one core).

python examples/maskable_ppo_solo.py [--steps 400000] [--deals 500]
"""

import argparse
import time

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

import bohnhof.gym.gymnasium  # noqa: F401  (registers the games)


def table(reward: str) -> gymnasium.Env:
    """Create an environment whose observations are scaled for networks, by square roots."""
    solo = gymnasium.make("Bohnhof/AlCabohneSolo-v0", reward=reward)
    seen = gymnasium.spaces.Box(0, 16, solo.observation_space.shape, np.float32)
    solo = gymnasium.wrappers.TransformObservation(solo, lambda told: np.sqrt(told, dtype=np.float32), seen)
    return Monitor(solo)


def learner() -> gymnasium.Env:
    """Create a training environment. Its reward is the score, because random play never wins."""
    return gymnasium.wrappers.TransformReward(table("score"), lambda taler: taler / 10)


def wins(model: MaskablePPO, deals: int) -> float:
    """Return the share of held-out deals that the model wins, playing greedily."""
    tables = DummyVecEnv([lambda: table("win")] * 50)
    tables.seed(1_000_000)
    return float(evaluate_policy(model, tables, deals)[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--deals", type=int, default=500)
    options = parser.parse_args()
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([learner] * 16),
        n_steps=512,
        batch_size=512,
        n_epochs=6,
        learning_rate=5e-4,
        gamma=1.0,
        gae_lambda=0.98,
        ent_coef=0.003,
        policy_kwargs={"net_arch": [256, 256]},
        seed=1,
    )
    print(f"before: {wins(model, options.deals):.1%} of {options.deals} deals won", flush=True)
    begun = time.perf_counter()
    while model.num_timesteps < options.steps:
        model.learn(min(50_000, options.steps), reset_num_timesteps=False)
        taler = np.mean([game["r"] for game in model.ep_info_buffer])
        spent = time.perf_counter() - begun
        print(f"{model.num_timesteps} steps, {spent:.0f} s: {taler:.1f} taler in recent games", flush=True)
    print(f"after: {wins(model, options.deals):.1%} of {options.deals} deals won")


if __name__ == "__main__":
    main()
