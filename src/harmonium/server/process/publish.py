"""Redis' publish and subscribe, by Litestar's back end, which leaves it to us to close Redis."""

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis


class Publishing(RedisChannelsPubSubBackend):
    def __init__(self, address: str, patience: float) -> None:
        redis: Redis = Redis.from_url(address, socket_connect_timeout=patience)
        super().__init__(redis=redis)

    async def on_shutdown(self) -> None:
        try:
            await super().on_shutdown()
        finally:
            await self._redis.aclose()
