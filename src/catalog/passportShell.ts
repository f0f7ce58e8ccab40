import { LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import { codesOf, numbersIn } from '../model/value.ts';
import type { Words } from '../model/words.ts';
import { organization } from '../organization.ts';
import { documentNumber, fileNameOf, revisionOf } from './documents.ts';
import { DOCUMENT_KINDS, type DocumentKind, type RowKey } from './family.ts';
import { codeOf, figureOf, type Model } from './models.ts';
import { categoryOf, identifierPath, passportFile, warrantyYears } from './passport.ts';
import declared from './passportTemplates.json' with { type: 'json' };

/** An element of a template. `elements` of a list has the one of which all others are copies. */
interface Template {
  readonly idShort?: string;
  readonly modelType: string;
  readonly semanticId: string;
  readonly valueType?: string;
  readonly contentType?: string;
  readonly typeValueListElement?: string;
  readonly valueTypeListElement?: string;
  readonly optional?: boolean;
  readonly elements?: readonly Template[];
}

/** What an element contains, by the names of its parts. What is not known has no value. */
type Filling = string | number | boolean | undefined | readonly Filling[] | Parts;
type Parts = Readonly<{ [name: string]: Filling }>;

/** Classes of VDI 2770. */
const DOCUMENT_CLASSES: Readonly<Record<DocumentKind, readonly [id: string, name: string]>> = {
  'data-sheet': ['02-01', 'Technical specification'],
  manual: ['03-02', 'Operation'],
  declaration: ['02-04', 'Certificates, declarations'],
};

/** The raw materials of an LFP cathode that the European Union lists as critical, with their CAS numbers. */
const CRITICAL = { Lithium: '7439-93-2', Phosphorus: '7723-14-0' };

/**
 * The battery passport of a model as an environment of Asset Administration Shells (metamodel 3.0, JSON), filled into the
 * templates of the Industrial Digital Twin Association.
 *
 * @throws {Error} if a value has a name that the template lacks
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
    kind: 'Instance',
    administration: { version, revision, templateId: template },
    semanticId: reference(own.semanticId),
    submodelElements: fill(own.elements, values[own.idShort]),
  }));
  return {
    assetAdministrationShells: [
      {
        modelType: 'AssetAdministrationShell',
        id,
        idShort: codeOf(model.name).replaceAll('-', '_'),
        description: texts((code) => words[code].passport.specimen.text),
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

function valuesOf(
  model: Model,
  words: Readonly<Record<LanguageCode, Words>>,
  siteUrl: string,
): Readonly<Record<string, Parts>> {
  const { product: subject } = model;
  const { streetAddress, postalCode, addressLocality, addressCountry } = organization.address;
  const figures = (...keys: readonly RowKey[]) => numbersIn(figureOf(model, keys)?.value ?? false);
  const [minVoltage, maxVoltage] = figures('voltageRange');
  const [efficiency] = figures('dcEfficiency');
  const { cRate, endCapacity } = figureOf(model, ['cycleLife'])?.row.conditions ?? {};
  const numberOf = (value: typeof cRate) => (value === undefined ? undefined : numbersIn(value)[0]);
  const years = warrantyYears(model);
  const numbered = (kind: DocumentKind) => [documentNumber({ subject, kind, language: 'en' })];
  const inEnglish = (en: string) => ({ en });
  return {
    BatteryNameplate: {
      URIOfTheProduct: siteUrl + identifierPath(model),
      ManufacturerName: inEnglish(organization.legalName),
      AddressInformation: {
        Company: inEnglish(organization.legalName),
        Street: inEnglish(streetAddress),
        Zipcode: inEnglish(postalCode),
        CityTown: inEnglish(addressLocality),
        NationalCode: inEnglish(addressCountry),
      },
      EUDeclarationOfConformity: numbered('declaration'),
    },
    HandoverDocumentation: {
      Documents: DOCUMENT_KINDS.map((kind) => ({
        DocumentClassifications: [
          {
            ClassId: DOCUMENT_CLASSES[kind][0],
            ClassName: inEnglish(DOCUMENT_CLASSES[kind][1]),
            ClassificationSystem: 'VDI2770:2020',
          },
        ],
        DocumentIds: [{ DocumentDomainId: siteUrl, DocumentIdentifier: numbered(kind)[0] }],
        DocumentVersions: [
          {
            Language: LANGUAGE_CODES,
            Version: revisionOf({ subject, kind }).letter,
            Title: Object.fromEntries(
              LANGUAGE_CODES.map((code) => [
                code,
                `${words[code].documents.kinds[kind]}, ${words[code].products.products[subject].name}`,
              ]),
            ),
            DigitalFiles: LANGUAGE_CODES.map(
              (language) => `${siteUrl}/documents/${fileNameOf({ subject, kind, language })}`,
            ),
          },
        ],
      })),
    },
    TechnicalData: {
      GeneralInformation: {
        ManufacturerName: organization.legalName,
        BatteryCategory: categoryOf(model),
        BatteryMass: figures('weight')[0],
        WarrantyInformation: { WarrantyPeriod: years === undefined ? undefined : `P${years * 12}M` },
      },
      TechnicalPropertyAreas: {
        CapacityEnergyVoltage: {
          NominalVoltage: figures('nominalVoltage')[0],
          MinVoltage: minVoltage,
          MaxVoltage: maxVoltage,
          RatedCapacity: figures('capacity')[0],
        },
        // The template allows integers only.
        RoundTripEnergyEfficiency: {
          InitialRoundTripEnergyEfficiency: efficiency === undefined ? undefined : Math.floor(efficiency),
        },
        Lifetime: {
          ExpectedNumberOfCycles: figures('cycleLife')[0],
          CapacityThresholdExhaustion: categoryOf(model) === 'ev' ? numberOf(endCapacity) : undefined,
          CRateOfRelevantCycleLifeTest: numberOf(cRate),
        },
      },
    },
    MaterialComposition: {
      BatteryChemistry: {
        ShortName: codesOf(figureOf(model, ['chemistry'])?.value ?? false)[0],
        ClearName: 'Lithium iron phosphate',
      },
      BatteryMaterials: Object.entries(CRITICAL).map(([name, number]) => ({
        BatteryMaterialLocation: { ComponentName: 'Cathode' },
        BatteryMaterialIdentifier: number,
        BatteryMaterialName: name,
        IsCriticalRawMaterial: true,
      })),
    },
    Circularity: {
      SafetyMeasures: { SafetyInstructions: numbered('manual'), ExtinguishingAgents: ['Water'] },
      EndOfLifeInformation: {
        WastePrevention: numbered('manual'),
        SeparateCollection: numbered('manual'),
        InformationOnCollection: numbered('manual'),
      },
    },
  };
}

/** The elements of a template with their values; optional ones only if they have one. */
function fill(templates: readonly Template[], values: Filling): readonly object[] {
  const parts = isParts(values) ? values : {};
  const unknown = Object.keys(parts).filter((name) => !templates.some(({ idShort }) => idShort === name));
  if (unknown.length > 0) throw new Error(`The templates have no ${unknown.join(', ')}`);
  return templates
    .filter(({ optional, idShort = '' }) => !optional || parts[idShort] !== undefined)
    .map((template) => element(template, parts[template.idShort ?? '']));
}

/** @param isListed elements of a list have no name */
function element(template: Template, value: Filling, isListed = false): object {
  const { idShort, modelType, semanticId, valueType, elements = [] } = template;
  const head = { ...(isListed ? {} : { idShort }), modelType, semanticId: reference(semanticId) };
  if (modelType === 'MultiLanguageProperty')
    return { ...head, ...(isParts(value) && { value: texts((code) => value[code]) }) };
  if (modelType === 'File') return { ...head, contentType: 'application/pdf', ...valueIn(value) };
  if (modelType === 'Property') return { ...head, valueType, ...valueIn(value) };
  if (modelType === 'SubmodelElementCollection') {
    const filled = fill(elements, value);
    return { ...head, ...(filled.length > 0 && { value: filled }) };
  }
  const [own] = elements;
  const listed = Array.isArray(value) && own ? value.map((part: Filling) => element(own, part, true)) : [];
  const { typeValueListElement, valueTypeListElement = own?.valueType } = template;
  return {
    ...head,
    typeValueListElement,
    ...(typeValueListElement === 'Property' && { valueTypeListElement }),
    ...(listed.length > 0 && { value: listed }),
  };
}

const valueIn = (value: Filling) => (value === undefined ? {} : { value: String(value) });

function isParts(value: Filling): value is Parts {
  return typeof value === 'object' && !Array.isArray(value);
}

function texts(textIn: (code: LanguageCode) => Filling) {
  return LANGUAGE_CODES.flatMap((language) => {
    const text = textIn(language);
    return text === undefined ? [] : [{ language, text: String(text) }];
  });
}

function reference(value: string): object {
  return { type: 'ExternalReference', keys: [{ type: 'GlobalReference', value }] };
}
