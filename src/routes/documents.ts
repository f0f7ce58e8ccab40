import { basename, dirname } from 'node:path';
import { Router } from 'express';
import { fileNameOf, formOf, type Documents } from '../catalog/documents.ts';
import { HttpError } from '../errors/httpError.ts';
import { sendFile } from '../middleware/sendFile.ts';

/**
 * Serves data sheets, manuals, declarations and data files, with range requests and validators. Only names in the build's manifest
 * are served; the query string (the time of the click) is ignored.
 */
export function documentRoutes(documents: Documents): Router {
  return Router({ caseSensitive: true, strict: true }).get('/documents/:name', async (req, res, next) => {
    const document = documents.find(req.params.name);
    if (!document || document.kind === 'chapters')
      throw new HttpError(404, `Unknown document ${req.params.name}`);
    await documents.built(req.params.name);
    const { mime, disposition } = formOf(document.kind);
    sendFile(req, res, {
      root: dirname(document.file),
      path: basename(document.file),
      cacheControl: false,
      setHeaders: () =>
        res.set({
          'Content-Type': mime,
          'Content-Disposition': `${disposition}; filename="${fileNameOf(document)}"`,
          'Content-Language': document.language,
          // The content changes under the same URL, and pages show its checksum, so caches must revalidate each time.
          'Cache-Control': 'public, max-age=0, must-revalidate',
          // Strong validator: computed from these bytes.
          ETag: `"${document.sha256.slice(0, 32)}"`,
        }),
      failed: (error) =>
        next(error.status === 404 ? new Error(`${document.file} is missing`, { cause: error }) : error),
    });
  });
}
