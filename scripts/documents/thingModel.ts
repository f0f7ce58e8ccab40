import { busesOf, INTERFACE_REVISION } from '../../src/catalog/buses.ts';
import { familyOf, productPath, type ProductId } from '../../src/catalog/catalog.ts';
import type { FigureWords } from '../../src/catalog/dataTable.ts';
import { messagesOf } from '../../src/catalog/interfaces/interfaces.ts';
import { organization } from '../../src/organization.ts';
import { registersOf, type Register } from './interfaces/registers.ts';
import template from './thingModel.json' with { type: 'json' };

const ENTITIES = { input: 'InputRegister', holding: 'HoldingRegister' } as const;
const TYPES = { uint16: 'xsd:unsignedShort', int16: 'xsd:short' } as const;

/**
 * What a product sends and accepts on its buses as a Thing Model (W3C Thing Description 1.1): with host and unit filled
 * in, it describes one product. CAN has no protocol binding; its signals have their names in the CAN database.
 */
export function thingModel(subject: ProductId, english: FigureWords, siteUrl: string): object {
  const family = familyOf(subject);
  const { can, modbus } = busesOf(family);
  const registers = modbus ? registersOf(family) : [];
  const prefix = family.prefix.replaceAll('-', '_');
  const { title, description } = english.words.products.products[subject];
  const properties = messagesOf(family).flatMap(({ name: group, period, isCommand, signals }) =>
    signals.map(({ name, text, unit, min, max, step, values, models = family.models }) => {
      const register = registers.find((own) => own.group === group && own.name === name);
      return [
        `${group}_${name}`,
        {
          title: text,
          description: `Every ${period} ms; ${models.join(', ')}${register ? `; raw value × ${step}` : ''}`,
          type: step % 1 === 0 ? 'integer' : 'number',
          unit,
          ...(values.length === 0
            ? { minimum: min, maximum: max, multipleOf: step }
            : { oneOf: values.map(([value, meaning]) => ({ const: value, title: meaning })) }),
          readOnly: !isCommand,
          writeOnly: isCommand && !register,
          'can:signal': can ? `${prefix}_${group}.${name}` : undefined,
          forms: register && [formOf(register)],
        },
      ] as const;
    }),
  );
  return {
    ...template,
    '@context': [...template['@context'], { can: `${siteUrl}${productPath(subject)}#` }],
    title,
    description,
    // Revision B is the second one.
    version: { model: `${INTERFACE_REVISION.letter.charCodeAt(0) - 64}.0.0` },
    modified: `${INTERFACE_REVISION.date}T00:00:00Z`,
    support: `mailto:${organization.departments.hotline.mail}`,
    properties: Object.fromEntries(properties),
  };
}

/** As in the Modbus Protocol Binding of the W3C. */
function formOf({ address, table, type, period }: Register) {
  return {
    href: `modbus+tcp://{{HOST}}:502/{{UNIT}}/${address}?quantity=1`,
    op: table === 'input' ? ['readproperty'] : ['readproperty', 'writeproperty'],
    contentType: 'application/octet-stream',
    'modv:entity': ENTITIES[table],
    'modv:type': TYPES[type],
    'modv:zeroBasedAddressing': true,
    'modv:pollingTime': period,
  };
}
