import { familyOf, productPath, type ProductId } from './catalog.ts';
import type { ManualKind } from './family.ts';
import { codeOf, figureOf, MODELS, spanOf, type Model } from './models.ts';
import { warranty } from './warranty.ts';

/** Energy in kWh above which an industrial battery needs a passport (Regulation (EU) 2023/1542, article 77(1)). */
const LARGE = 2;

/** The models that need a passport. Each weighs more than 5 kg, so that none is a portable battery (article 3(1)). */
export const PASSPORT_MODELS: readonly Model[] = MODELS.filter((model) => {
  const energy = figureOf(model, ['energy']);
  return figureOf(model, ['chemistry']) !== undefined && ((energy && spanOf(energy)?.[1]) ?? 0) > LARGE;
});

export const hasPassport = (model: Model) => PASSPORT_MODELS.includes(model);

/** English desktop path of the page of a passport. */
export const passportPath = ({ product, name }: Model) => `${productPath(product)}/passport/${codeOf(name)}`;

/** Path of the passport as data, which is the same in all languages. */
export const passportFile = (model: Model) => `${passportPath(model)}.json`;

/** Path of the identifier of a model, or of one unit (GS1 Digital Link). */
export const identifierPath = ({ gtin }: Model, serial?: string) =>
  `/01/${gtin}${serial === undefined ? '' : `/21/${encodeURIComponent(serial)}`}`;

/** Serial numbers of a model that the site knows: specimens only, as the models are. */
export const serialsOf = (_model: Model): readonly string[] => ['SPECIMEN-0001'];

/** Products for road vehicles of the categories M and N; other vehicles are machinery. */
const FOR_ROAD_VEHICLES: readonly ProductId[] = ['e-bus', 'light-truck'];

/** Category of a battery; stationary ones are industrial batteries, too. */
export function categoryOf({ product }: Model) {
  if (FOR_ROAD_VEHICLES.includes(product)) return 'ev';
  const { manual } = familyOf(product);
  return manual === 'pack' || manual === 'portable' ? 'industrial' : 'stationary';
}

const WARRANTIES: Readonly<Partial<Record<ManualKind, (typeof warranty)['packs' | 'storage' | 'portable']>>> =
  {
    pack: warranty.packs,
    module: warranty.storage,
    storageUnit: warranty.storage,
    homeStorage: warranty.storage,
    portable: warranty.portable,
  };

/** Years of warranty on the battery of a model. */
export const warrantyYears = ({ product }: Model) => WARRANTIES[familyOf(product).manual]?.term.value;
