import { mapValues } from '../common/mapValues.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import { numbersIn } from '../model/value.ts';
import type { Words } from '../model/words.ts';
import { fillFacts } from './fillFacts.ts';
import { documentNumber, documentPath, revisionOf } from './documents.ts';
import { footprintOf, studyOf } from './footprint.ts';
import { DOCUMENT_KINDS, type DocumentKind, type RowKey } from './family.ts';
import { codeOf, figureOf, type Model } from './models.ts';
import { batteryOf, identifierPath, passportFile } from './passport.ts';
import declared from './passportTemplates.json' with { type: 'json' };
import values from './passportValues.json' with { type: 'json' };

const declaredValues: typeof values = JSON.parse(fillFacts(JSON.stringify(values), DEFAULT_LANGUAGE));

/** An element of a template. `elements` of a list has the one of which all others are copies. */
interface Template {
  readonly idShort?: string;
  readonly modelType: string;
  readonly semanticId: string;
  readonly optional?: boolean;
  readonly elements?: readonly Template[];
}

/** The value of an element, or of each part of a list. What is not known has no value. */
type Filling = string | number | boolean | undefined | readonly Filling[] | Parts;
type Parts = Readonly<{ [name: string]: Filling }>;

/**
 * The battery passport of a model as an environment of Asset Administration Shells (metamodel 3.0, JSON), filled into the
 * templates of the Industrial Digital Twin Association.
 */
export function passportShell(
  model: Model,
  words: Readonly<Record<LanguageCode, Words>>,
  siteUrl: string,
): object {
  const id = siteUrl + passportFile(model);
  const asset = siteUrl + identifierPath(model);
  const values = valuesOf(model, words, siteUrl);
  const submodels = declared.submodels.map(({ template, version, revision, ...own }) => ({
    modelType: 'Submodel',
    id: `${id}#${own.idShort}`,
    idShort: own.idShort,
    ...noteOn(own.idShort, values.notes),
    kind: 'Instance',
    administration: { version, revision, templateId: template },
    semanticId: reference(own.semanticId),
    submodelElements: fill(own.elements, values),
  }));
  return {
    assetAdministrationShells: [
      {
        modelType: 'AssetAdministrationShell',
        id,
        idShort: codeOf(model.name).replaceAll('-', '_'),
        description: texts(mapValues(words, ({ passport }) => passport.specimen.text)),
        assetInformation: {
          assetKind: 'Type',
          globalAssetId: asset,
          specificAssetIds: [{ name: 'gtin', value: model.gtin }],
        },
        submodels: submodels.map((submodel) => ({
          type: 'ModelReference',
          keys: [{ type: 'Submodel', value: submodel.id }],
        })),
      },
    ],
    submodels,
  };
}

/** Values by the names of their elements, which are unique as far as they have a value. */
function valuesOf(model: Model, words: Readonly<Record<LanguageCode, Words>>, siteUrl: string): Parts {
  const { product: subject } = model;
  const { rows, constants, documentClasses } = declaredValues;
  const [MinVoltage, MaxVoltage] = figuresOf(model, 'voltageRange');
  const [efficiency] = figuresOf(model, 'dcEfficiency');
  const { category, mayDriveVehicle, warrantyYears } = batteryOf(model);
  const { cRate, endCapacity } = figureOf(model, ['cycleLife'])?.row.conditions ?? {};
  const numbered = (kind: DocumentKind) => [documentNumber({ subject, kind, language: DEFAULT_LANGUAGE })];
  return {
    ...constants,
    notes: notesOf(model, words),
    ...mapValues(rows, (key) => figuresOf(model, key as RowKey)[0]),
    URIOfTheProduct: siteUrl + identifierPath(model),
    EUDeclarationOfConformity: numbered('declaration'),
    ...Object.fromEntries(declaredValues.inManual.map((name) => [name, numbered('manual')])),
    Documents: DOCUMENT_KINDS.map((kind) => ({
      DocumentClassifications: [documentClasses[kind]],
      DocumentIds: [{ DocumentDomainId: siteUrl, DocumentIdentifier: numbered(kind)[0] }],
      DocumentVersions: [
        {
          Language: LANGUAGE_CODES,
          Version: revisionOf({ subject, kind }).letter,
          Title: mapValues(words, ({ documents }) => `${documents.kinds[kind]}, ${model.name}`),
          DigitalFiles: LANGUAGE_CODES.map((language) => siteUrl + documentPath({ subject, kind, language })),
        },
      ],
    })),
    ProductCarbonFootprints: footprintsOf(model, siteUrl),
    BatteryCategory: category === 'general' ? 'industrial' : category,
    WarrantyPeriod: `P${warrantyYears * 12}M`,
    MinVoltage,
    MaxVoltage,
    // The template allows integers only.
    InitialRoundTripEnergyEfficiency: efficiency === undefined ? undefined : Math.floor(efficiency),
    CapacityThresholdExhaustion: mayDriveVehicle ? numbersIn(endCapacity ?? false)[0] : undefined,
    CRateOfRelevantCycleLifeTest: numbersIn(cRate ?? false)[0],
  };
}

/**
 * The footprint per kWh delivered, without use, in all and by stage; for a model without public study, only its method.
 * No footprint has been declared under Article 7 of Regulation (EU) 2023/1542.
 */
function footprintsOf(model: Model, siteUrl: string): Filling {
  const { PcfCalculationMethods, phases, page } = declaredValues.footprint;
  const study = studyOf(model);
  if (!study) return [{ PcfCalculationMethods }];
  const { makingGrams, stages } = footprintOf(study);
  const byStage = stages.flatMap(([stage, grams]) => {
    const phase = mapOf(phases).get(stage);
    return phase === undefined ? [] : [[grams, [phase]] as const];
  });
  return [[makingGrams, Object.values(phases)] as const, ...byStage].map(([grams, LifeCyclePhases]) => ({
    PcfCalculationMethods,
    PcfCO2eq: Number((grams / 1000).toPrecision(3)),
    ReferenceImpactUnitForCalculation: 'kWh',
    QuantityOfMeasureForCalculation: 1,
    LifeCyclePhases,
    WebLinkToPublicCarbonFootprintStudy: [siteUrl + page],
  }));
}

/** What a submodel, or an element without a value, says: who may see it, that only a unit has it, or it is not declared. */
function notesOf(model: Model, words: Readonly<Record<LanguageCode, Words>>): Parts {
  const footprint = studyOf(model) ? 'footprint' : 'footprintOnRequest';
  const notes = { ...declaredValues.notes, CarbonFootprint: footprint, PcfCO2eq: footprint };
  const textOf = ({ values, access }: Words['passport'], note: string | number) =>
    typeof note === 'number' ? access.items[note]?.title : mapOf(values).get(note);
  return mapValues(notes, (note) => mapValues(words, ({ passport }) => textOf(passport, note)));
}

function noteOn(name: string, notes: Filling, otherwise = ''): object {
  const note = isParts(notes) ? (notes[name] ?? notes[otherwise]) : undefined;
  return isParts(note) ? { description: texts(note) } : {};
}

const mapOf = <Value>(values: Readonly<Record<string, Value>>) => new Map(Object.entries(values));

const figuresOf = (model: Model, key: RowKey) => numbersIn(figureOf(model, [key])?.value ?? false);

/** The elements of a template with their values; optional ones only if they have one. */
function fill(templates: readonly Template[], values: Parts): readonly object[] {
  return templates
    .filter(({ optional, idShort = '' }) => !optional || values[idShort] !== undefined)
    .map((template) => element(template, values, values[template.idShort ?? '']));
}

/** @param isListed elements of a list have no name */
function element(template: Template, values: Parts, value: Filling, isListed = false): object {
  const { optional: _, elements = [], idShort = '', semanticId, ...fixed } = template;
  const filled = valueOf(fixed.modelType, elements, values, value);
  return {
    ...(isListed ? {} : { idShort }),
    ...fixed,
    semanticId: reference(semanticId),
    ...(filled === undefined ? noteOn(idShort, values.notes, 'otherwise') : { value: filled }),
  };
}

function valueOf(modelType: string, elements: readonly Template[], values: Parts, value: Filling) {
  if (modelType === 'SubmodelElementCollection')
    return fill(elements, isParts(value) ? { ...values, ...value } : values);
  if (value === undefined) return undefined;
  if (modelType === 'MultiLanguageProperty')
    return texts(isParts(value) ? value : { [DEFAULT_LANGUAGE]: value });
  const [own] = elements;
  return own && Array.isArray(value) ? value.map((part) => element(own, values, part, true)) : String(value);
}

function isParts(value: Filling): value is Parts {
  return typeof value === 'object' && !Array.isArray(value);
}

const texts = (byLanguage: Parts) =>
  Object.entries(byLanguage).map(([language, text]) => ({ language, text: String(text) }));

function reference(value: string): object {
  return { type: 'ExternalReference', keys: [{ type: 'GlobalReference', value }] };
}
