import { Router } from 'express';
import type { Model } from '../catalog/models.ts';
import { PASSPORT_MODELS, passportFile } from '../catalog/passport.ts';
import { passportShell } from '../catalog/passportShell.ts';
import { memoize } from '../common/memoize.ts';
import { eachLanguage } from '../model/codes.ts';
import type { SharedSources } from '../pageTable/page.ts';
import { sendContent } from './sendContent.ts';

const byPath = new Map(PASSPORT_MODELS.map((model) => [passportFile(model), model]));

/** Serves the battery passports as data: one file for all languages. */
export function passportRoutes({ siteUrl, contextOf }: SharedSources): Router {
  const words = eachLanguage((code) => contextOf(code, 'desktop').words);
  const shellOf = memoize((model: Model) => passportShell(model, words, siteUrl), PASSPORT_MODELS.length);
  return Router({ caseSensitive: true, strict: true }).get('{*path}', (req, res, next) => {
    const model = byPath.get(req.path);
    if (!model) return next();
    res.set('Access-Control-Allow-Origin', '*');
    sendContent(res, 'application/json', JSON.stringify(shellOf(model)));
  });
}
