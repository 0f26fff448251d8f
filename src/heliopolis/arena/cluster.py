"""Workers on many machines, or on this one, by Ray: the extra ``[cluster]``."""

import os
from collections.abc import Sequence
from typing import Any, Final

from heliopolis.arena.job import Delivery, Job, Portion
from heliopolis.arena.processes import ProcessWorker
from heliopolis.core.errors import HeliopolisError, InvalidSetup

LOCAL: Final = "local"
"""The address that means: start Ray on this machine."""
_TRIES: Final = 3


class _Remote:
    """What Ray runs: a worker like any other one, and errors of ours as answers."""

    def __init__(self, job: Job) -> None:
        self._worker = ProcessWorker(job)

    def play(self, portion: Portion) -> Delivery | HeliopolisError:
        """The results of a portion, or why there are none."""
        try:
            return self._worker.play(portion)
        except HeliopolisError as error:  # Ray would wrap it in its own words
            return error


class ClusterWorker:
    """A worker somewhere on a cluster; a machine that goes away is replaced by another one."""

    def __init__(self, ray: Any, job: Job) -> None:
        self._ray = ray
        self._job = job
        self._make: Any = ray.remote(num_cpus=1)(_Remote)
        self._actor = self._make.remote(job)

    def play(self, portion: Portion) -> Delivery:
        """The results of a portion; raise `HeliopolisError` where nothing can be played."""
        for _ in range(_TRIES):
            try:
                answer = self._ray.get(self._actor.play.remote(portion))
            except self._ray.exceptions.RayActorError:
                self._actor = self._make.remote(self._job)
                continue
            if isinstance(answer, HeliopolisError):
                raise answer
            played: Delivery = answer
            return played
        raise HeliopolisError(f"workers of the cluster went away {_TRIES} times in one portion")

    def close(self) -> None:
        """Leave the cluster; the first worker that does so does it for all."""
        self._ray.shutdown()


def open_cluster(job: Job, count: int | None, address: str | None) -> Sequence[ClusterWorker]:
    """So many workers on a cluster, one for each free processor when nobody says how many."""
    ray = _import_ray()
    address = address or LOCAL
    local = {"num_cpus": count or os.cpu_count(), "include_dashboard": False}
    try:
        ray.init(
            **(local if address == LOCAL else {"address": address}),
            log_to_driver=False,
            logging_level="ERROR",
            configure_logging=True,
        )
        free = int(ray.available_resources().get("CPU", 0))
    except Exception as error:  # Ray has many kinds
        ray.shutdown()
        said = " ".join(str(error).split())[:200]
        raise InvalidSetup(f"the cluster {address!r} cannot be used: {said}") from error
    if free < (count or 1):  # a worker that waits for a processor would be waited for for ever
        ray.shutdown()
        raise InvalidSetup(
            f"the cluster {address!r} has {free} free processors; workers cannot be more"
            if free
            else f"no processor of the cluster {address!r} is free"
        )
    return [ClusterWorker(ray, job) for _ in range(count or free)]


def _import_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # before Ray looks
    try:
        import ray
    except ImportError as error:
        raise InvalidSetup(
            "Ray is not installed; pip install 'heliopolis[cluster]' brings it"
        ) from error
    return ray
