import { jsonization, verification } from '@aas-core-works/aas-core3.0-typescript';
import { expect, it } from 'vitest';
import { PASSPORT_MODELS } from '../../src/catalog/passport.ts';
import { passportShell } from '../../src/catalog/passportShell.ts';
import { organization } from '../../src/organization.ts';
import { words } from '../../test/kit/words.ts';

it.each(PASSPORT_MODELS.map((model) => [model.name, model] as const))(
  'the passport of %s as data matches the metamodel',
  (_, model) => {
    const read = jsonization.environmentFromJsonable(
      JSON.parse(JSON.stringify(passportShell(model, words, organization.website))),
    );
    expect(read.error).toBeNull();
    const faults = [...verification.verify(read.mustValue())].map(
      ({ path, message }) => `${path}: ${message}`,
    );
    expect(faults).toEqual([]);
  },
);
