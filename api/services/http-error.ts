/** An error that the caller may read: its code and its French sentence (decisions-plateforme, "Errors"). */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 416 | 429 | 431 | 503 | 507;

export class HttpError extends Error {
  readonly statusCode: ErrorStatus;
  /** When to come back, in seconds, if that is known. */
  readonly reessayerS: number | undefined;
  /** What a page that can do something about it reads beside the message; the route's schema lets it through. */
  readonly details: Readonly<Record<string, string | number>>;

  /** @param message French, shown as it is */
  constructor(
    statusCode: ErrorStatus,
    message: string,
    {
      reessayerS,
      details = {},
    }: { reessayerS?: number; details?: Readonly<Record<string, string | number>> } = {},
  ) {
    super(message);
    this.name = "ErreurHttp";
    this.statusCode = statusCode;
    this.reessayerS = reessayerS;
    this.details = details;
  }
}
