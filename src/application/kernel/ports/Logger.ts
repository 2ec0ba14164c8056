/** Keeps what developers and support need. Never message text, names, emails, codes or tokens. */
export interface Logger {
  info(message: string): void;
  warn(message: string): void;
  error(message: string, cause?: unknown): void;
}
