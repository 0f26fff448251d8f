"""The news of a process that is alone: whoever changes a table tells its own listeners itself."""

from heliopolis.server.news import Heard


class LocalNews:
    """There is nobody to tell anything."""

    healthy = True
    lost = 0

    async def open(self) -> None:
        """There is nobody to listen to."""

    async def close(self) -> None:
        """There is nobody to leave."""

    def subscribe(self, heard: Heard) -> None:
        """Nothing will ever be heard."""

    async def publish(self, table: str) -> None:
        """There is nobody to tell."""
