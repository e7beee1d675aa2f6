// Someone asked for something that cannot be; the code is for programs, the message for people.

export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
