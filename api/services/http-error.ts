/** An error that is an answer: its status and its French sentence (decisions-plateforme, "Errors"). */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 416 | 429 | 431 | 503 | 507;

export class HttpError extends Error {
  readonly statusCode: ErrorStatus;
  /** Seconds after which the client may try again, when known. */
  readonly reessayerS: number | undefined;
  /** Data for a page that can react to the error; the schema of the route must let it through. */
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
