import { stringify } from 'csv-stringify/sync';
import { Router } from 'express';
import { LIST_PATH, listRecords, readList } from '../catalog/partsList.ts';
import { HttpError } from '../errors/httpError.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../model/codes.ts';
import type { SharedSources } from '../pageTable/page.ts';
import { sendContent } from './sendContent.ts';

/** The parts list of the query as a file, with descriptions in the language `lang`. */
export function listRoutes({ contextOf, siteUrl }: Pick<SharedSources, 'contextOf' | 'siteUrl'>): Router {
  return Router({ caseSensitive: true, strict: true }).get(
    [`${LIST_PATH}.csv`, `${LIST_PATH}.json`],
    (req, res) => {
      const query = new URLSearchParams(res.locals.facts.search);
      const { items, unknown, quantities, surplus } = readList(query);
      const faults = [...unknown, ...quantities, ...surplus];
      if (faults.length > 0 || items.length === 0)
        throw new HttpError(400, `The parts list has ${items.length} valid and ${faults.length} other items`);
      const code = LANGUAGE_CODES.find((each) => each === query.get('lang')) ?? DEFAULT_LANGUAGE;
      const records = listRecords(items, siteUrl, contextOf(code, 'desktop'));
      const type = req.path.endsWith('.csv') ? 'csv' : 'json';
      res.set({
        'Content-Disposition': `attachment; filename="parts-list.${type}"`,
        'Content-Language': code,
        'X-Robots-Tag': 'noindex',
      });
      if (type === 'json')
        sendContent(res, 'application/json', `${JSON.stringify({ items: records }, null, 2)}\n`);
      // Spreadsheets would calculate cells that begin like formulas, and read UTF-8 only after a byte order mark.
      else
        sendContent(res, 'text/csv', stringify(records, { header: true, bom: true, escape_formulas: true }));
    },
  );
}
