/** Logs facts for developers and support. Never message text, names, emails, codes or tokens. */
export interface Logger {
  info(message: string): void;
  warn(message: string): void;
  error(message: string, cause?: unknown): void;
}
