/**
 * The game's SDK must use `ws` under Node: with the WebSocket that Node carries, its retries stop after a
 * refused connection.
 */
Reflect.deleteProperty(globalThis, "WebSocket");
