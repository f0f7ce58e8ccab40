import { figures } from '../figures.ts';
import { familyOf, productPath } from './catalog.ts';
import { codeOf, figureOf, MODELS, spanOf, type Model } from './models.ts';
import { warranty } from './warranty.ts';

/** The models that need a passport. Each weighs more than 5 kg, so that none is a portable battery (article 3(1)). */
export const PASSPORT_MODELS: readonly Model[] = MODELS.filter((model) => {
  const energy = figureOf(model, ['energy']);
  const most = (energy && spanOf(energy)?.[1]) ?? 0;
  return familyOf(model.product).battery !== undefined && most > figures.passportEnergy.value;
});

export const hasPassport = (model: Model) => PASSPORT_MODELS.includes(model);

/** English desktop path of the page of a passport. */
export const passportPath = ({ product, name }: Model) => `${productPath(product)}/passport/${codeOf(name)}`;

/** Path of the passport as data, which is the same in all languages. */
export const passportFile = (model: Model) => `${passportPath(model)}.json`;

/** Path of the identifier of a model, or of one unit (GS1 Digital Link). */
export const identifierPath = ({ gtin }: Model, serial?: string) =>
  `/01/${gtin}${serial === undefined ? '' : `/21/${encodeURIComponent(serial)}`}`;

/** The serial numbers that the site knows: specimens only, as the models are. */
export const SERIALS: readonly string[] = ['SPECIMEN-0001'];

/** Category and warranty of the battery of a model. */
export function batteryOf({ product }: Model) {
  const { battery } = familyOf(product);
  if (!battery) throw new Error(`${product} is no battery`);
  const { category } = battery;
  return {
    category,
    mayDriveVehicle: category === 'ev' || category === 'general',
    warrantyYears: warranty[battery.warranty].term.value,
  };
}
