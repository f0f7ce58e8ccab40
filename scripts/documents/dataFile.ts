import type { FigureWords } from '../../src/catalog/dataTable.ts';
import type { DataKind, DocumentId } from '../../src/catalog/documents.ts';
import { canDatabase } from './canDatabase.ts';
import { registerMap } from './interfaces/registers.ts';
import { thingModel } from './thingModel.ts';
import { technicalData, technicalTable } from './technicalData.ts';

/** Content of a data file. The same input gives the same text. */
export function dataFile(
  { subject, kind }: DocumentId<DataKind>,
  english: FigureWords,
  siteUrl: string,
): string {
  switch (kind) {
    case 'json':
      return `${JSON.stringify(technicalData(subject, english, siteUrl), null, 2)}\n`;
    case 'csv':
      return technicalTable(subject, english);
    case 'dbc':
      return canDatabase(subject);
    case 'registers':
      return registerMap(subject);
    case 'thing':
      return `${JSON.stringify(thingModel(subject, english, siteUrl), null, 2)}\n`;
  }
}
