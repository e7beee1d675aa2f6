// The server's front door: everything another package may use.

export { jsonLines, type Log, type LogEntry } from './log.ts';
export { PortUnavailableError, serve, type RunningServer, type ServeOptions } from './serve.ts';
