import type { RenderContext } from '../../model/renderContext.ts';
import type { Words } from '../../model/words.ts';
import { dataFilesOf } from '../../catalog/documents.ts';
import { busesOf } from '../../catalog/buses.ts';
import { familyOf, productPath, type ProductId } from '../../catalog/catalog.ts';
import { formatValue } from '../../catalog/dataTable.ts';
import { hasFeature } from '../../catalog/features.ts';
import { messagesOf } from '../../catalog/interfaces/interfaces.ts';
import { HOUR_MS } from '../../common/time.ts';

const BYTES_PER_VALUE = 2;

/** English desktop path of the page on a product's data. */
export const connectedPath = (id: ProductId) => `${productPath(id)}/your-data`;

/** How the user of a product gets its data; undefined if it has neither bus nor network. */
export function connectionOf(id: ProductId): keyof Words['connected']['kept']['answers'] | undefined {
  const { manual } = familyOf(id);
  if (manual === 'station' || manual === 'platform') return manual;
  return dataFilesOf(id).some(({ kind }) => kind === 'thing') ? 'bus' : undefined;
}

/** What Article 3(2) of Regulation (EU) 2023/2854 has buyers know. */
export function connectedData(id: ProductId, context: RenderContext) {
  const { words, format, t } = context;
  const { kept, values } = words.connected;
  const { name } = words.products.products[id];
  const sent = messagesOf(familyOf(id))
    .filter(({ isCommand }) => !isCommand)
    .flatMap(({ period, signals }) => signals.map(({ unit = 'state' as const }) => ({ period, unit })));
  const bytes = sent.reduce((sum, { period }) => sum + (BYTES_PER_VALUE * HOUR_MS) / period, 0);
  const size = format.isolate(format.fileSize(Number(bytes.toPrecision(2))));
  const [corner = '', ...columns] = values.heads;
  const titles: Readonly<Record<string, string>> = kept.items;
  const connection = connectionOf(id) ?? 'bus';
  const answers = Object.entries(connection === 'bus' ? busAnswers(id, context) : kept.answers[connection]);
  return {
    title: t('connected:title', { name }),
    product: { to: productPath(id), name },
    table:
      sent.length === 0
        ? undefined
        : {
            heading: values.heading,
            caption: t('connected:values.text', { size }),
            corner,
            columns: columns.map((column) => ({ name: column })),
            rows: [...Map.groupBy(sent, ({ unit }) => unit)].map(([unit, some]) => {
              const periods = some.map(({ period }) => period);
              const [least, most] = [Math.min(...periods), Math.max(...periods)];
              const interval = formatValue(least === most ? least : [least, most], 'ms', context);
              return {
                label: values.kinds[unit],
                conditions: '',
                values: [format.number(some.length), interval],
              };
            }),
          },
    answers: [...answers.map(([key, text]) => ({ title: titles[key] ?? key, text })), kept.others],
  };
}

/** For a product with a bus: over which of its interfaces, and what goes for batteries or for networks only. */
function busAnswers(id: ProductId, { words, format, t }: RenderContext) {
  const { answers, added } = words.connected.kept;
  const family = familyOf(id);
  const { can, modbus } = busesOf(family);
  const holdsHistory = hasFeature(family, 'battery') || family.manual === 'managementUnit';
  const join = (...texts: readonly (string | false)[]) =>
    texts.filter(Boolean).join(words.frame.sentenceSpace);
  const interfaces = format.alternatives([...(can ? ['CAN'] : []), ...(modbus ? ['Modbus TCP'] : [])]);
  return {
    where: join(answers.bus.where, modbus && added.recorded, added.log, holdsHistory && added.history),
    read: t('connected:kept.answers.bus.read', { interfaces }),
    erase: join(answers.bus.erase, modbus && added.network, holdsHistory && added.lasting),
  };
}
