/**
 * The warranty of each product group, which begins with commissioning, whether the product is registered or not. Texts
 * refer to it by placeholders such as `{{warranty.packs.term}}`.
 */
export const warranty = {
  /** Latest begin after delivery. */
  beginsWithin: { value: 6, unit: 'month' },
  /** Battery packs for vehicles and machines. */
  packs: { term: { value: 5, unit: 'year' }, cycles: 4000 },
  /** Storage cabinets, containers, modules and home storage. */
  storage: { term: { value: 10, unit: 'year' }, cycles: 6000 },
  drivesAndChargers: { term: { value: 3, unit: 'year' } },
  /** Management units outside our own batteries, and gateways of the energy management platform. */
  electronics: { term: { value: 3, unit: 'year' } },
  /** Cables and connectors of charging stations. */
  cables: { term: { value: 2, unit: 'year' } },
  portable: { term: { value: 5, unit: 'year' } },
  /** Spare parts and repairs. */
  parts: { term: { value: 2, unit: 'year' } },
  /** Of packs and stationary storage: remaining share of the rated capacity. */
  capacity: { value: 70, unit: '%' },
  /** Highest mean cell temperature over a year at which years, cycles and capacity are warranted. */
  meanCellTemperature: { value: 35, unit: '°C' },
} as const;
