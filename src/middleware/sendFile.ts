import type { Request, Response } from 'express';
import send from 'send';
import { HttpError } from '../errors/httpError.ts';
import { leaveOutDocumentHeaders } from './securityHeaders.ts';

interface FileOptions extends Pick<send.SendOptions, 'cacheControl' | 'etag' | 'immutable' | 'maxAge'> {
  readonly root: string;
  /** Relative to the root, percent-encoded as in a URL. */
  readonly path: string;
  /** Sets the file's headers; called once the file is found. */
  readonly setHeaders?: () => void;
  /**
   * Called if the file cannot be sent; nothing has been sent yet, and the original headers are restored. Status 404: no
   * such file, or it is hidden; 412 or 416: failed precondition or invalid range; 500: the file cannot be read.
   */
  readonly failed: (error: HttpError) => void;
}

/**
 * Sends a file, with support for validators, preconditions and ranges. A client that disconnects early is not an error.
 * A read error after the headers closes the connection (see `process/limitedServer.ts`).
 */
export function sendFile(
  req: Request,
  res: Response,
  { root, path, setHeaders, failed, ...options }: FileOptions,
): void {
  const before = Object.entries(res.getHeaders());
  const fail = (status: number, cause?: unknown): void => {
    if (res.headersSent) return;
    const range = res.get('Content-Range');
    for (const name of res.getHeaderNames()) res.removeHeader(name);
    for (const [name, value] of before) if (value !== undefined) res.setHeader(name, value);
    const headers: Record<string, string> = range === undefined ? {} : { 'Content-Range': range };
    failed(new HttpError(status, `${path} cannot be sent`, { cause, headers }));
  };
  send(req, path, { ...options, root, index: false, dotfiles: 'ignore' })
    .on('headers', () => {
      leaveOutDocumentHeaders(res, req.path);
      setHeaders?.();
    })
    .on('directory', () => fail(404))
    .on('error', (error: { readonly status: number }) => {
      // 400 and 403: the path cannot be decoded or leaves the root, so no such file exists.
      fail(error.status === 400 || error.status === 403 ? 404 : error.status, error);
    })
    .pipe(res);
}
