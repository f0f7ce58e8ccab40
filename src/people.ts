import type words from '../locales/en/people.json';

/**
 * The leaders and spokespeople, and everybody whom articles and customer feedback quote, by organization. Texts refer to them
 * by placeholders such as `{{people.ribera.santaella.full}}`. The words for a role, masculine and
 * feminine separated by a bar where they differ, are in `people.json` of each language, names in other scripts in
 * `locales/names.json`. All of these people are invented.
 */
export const people = {
  arcvane: {
    name: 'Arcvane',
    staff: {
      vossbeck: { name: 'Henrike Vossbeck', gender: 'f', role: 'chiefExecutive', office: 'managingDirector' },
      orlandt: { name: 'Matthias Orlandt', gender: 'm', role: 'chiefFinance', office: 'managingDirector' },
      feldkircher: { name: 'Tobias Feldkircher', gender: 'm', role: 'chiefTechnology' },
      zubeldia: { name: 'Iratxe Zubeldia', gender: 'f', role: 'chiefOperating' },
      oyelaran: { name: 'Samuel Oyelaran', gender: 'm', role: 'chiefService' },
      marquardsen: { name: 'Leonie Marquardsen', gender: 'f', role: 'pressOfficer' },
      hasselkamp: { name: 'Torben Hasselkamp', gender: 'm', role: 'truckProducts' },
      malchow: { name: 'Kerstin Malchow', gender: 'f', role: 'plantManager' },
      yavuzer: { name: 'Dilara Yavuzer', gender: 'f', role: 'cellResearch' },
      uhlenbrock: { name: 'Sabine Uhlenbrock', gender: 'f', role: 'productSafety' },
      zawadka: { name: 'Piotr Zawadka', gender: 'm', role: 'embeddedSoftware' },
      khayyat: { name: 'Imad Khayyat', gender: 'm', role: 'dubaiHub' },
      osterhaus: { name: 'Merle Osterhaus', gender: 'f', role: 'sustainability' },
      lohrengel: { name: 'Birgit Lohrengel', gender: 'f', role: 'quality' },
      kowalke: { name: 'Jens Kowalke', gender: 'm', role: 'vocationalTraining' },
      lacambra: { name: 'Nuria Lacambra', gender: 'f', role: 'chargingSoftware' },
      aksoylu: { name: 'Emre Aksoylu', gender: 'm', role: 'powerElectronics' },
      sommerfeldt: { name: 'Ilka Sommerfeldt', gender: 'f', role: 'recycling' },
    },
  },
  nordhafen: {
    name: 'Nordhafen Logistik',
    staff: {
      thomsen: { name: 'Hauke Thomsen', gender: 'm', role: 'terminalTechnology' },
      carstens: { name: 'Wiebke Carstens', gender: 'f', role: 'fleetManager' },
      korkut: { name: 'Sinan Korkut', gender: 'm', role: 'itOperations' },
      ahrend: { name: 'Bernd Ahrend', gender: 'm', role: 'siteManager' },
      lubosch: { name: 'Janina Lubosch', gender: 'f', role: 'digitalServices' },
    },
  },
  fjellferge: {
    name: 'Fjellferge',
    staff: {
      hovdenak: { name: 'Eirik Hovdenak', gender: 'm', role: 'technicalSuperintendent' },
      tangvik: { name: 'Kjell Tangvik', gender: 'm', role: 'chiefEngineer' },
      fossdal: { name: 'Ingunn Fossdal', gender: 'f', role: 'shorePower' },
    },
  },
  baltic: {
    name: 'Baltic Rental',
    staff: {
      chojnowicz: { name: 'Marek Chojnowicz', gender: 'm', role: 'shopManager' },
      wilczek: { name: 'Aleksandra Wilczek', gender: 'f', role: 'serviceEngineer' },
      behrendt: { name: 'Silvio Behrendt', gender: 'm', role: 'engineeringManager' },
      kalinska: { name: 'Dorota Kalinska', gender: 'f', role: 'serviceManager' },
      wendorf: { name: 'Frank Wendorf', gender: 'm', role: 'rentalYard' },
      buchholtz: { name: 'Katrin Buchholtz', gender: 'f', role: 'fleetManager' },
    },
  },
  ribera: {
    name: 'Ribera Transportes',
    staff: {
      santaella: { name: 'Rocío Santaella', gender: 'f', role: 'depotManager' },
      morgado: { name: 'Joaquín Morgado', gender: 'm', role: 'vehicleEngineering' },
      villalta: { name: 'Manuel Villalta', gender: 'm', role: 'maintenanceManager' },
    },
  },
  autoline: {
    name: 'Autoline Vacuform',
    staff: {
      bonaudo: { name: 'Chiara Bonaudo', gender: 'f', role: 'plantEngineer' },
      gramaglia: { name: 'Davide Gramaglia', gender: 'm', role: 'controlsEngineer' },
      peiretti: { name: 'Luca Peiretti', gender: 'm', role: 'projectEngineer' },
      cravero: { name: 'Fabrizio Cravero', gender: 'm', role: 'energyManager' },
    },
  },
  alNoor: {
    name: 'Al Noor Facilities',
    staff: {
      pallath: { name: 'Suresh Pallath', gender: 'm', role: 'equipmentManager' },
      mahfoudi: { name: 'Tariq Mahfoudi', gender: 'm', role: 'technicalServices' },
      dawoud: { name: 'Hala Dawoud', gender: 'f', role: 'projectManager' },
      venugopalan: { name: 'Priya Venugopalan', gender: 'f', role: 'energyProjects' },
      catapang: { name: 'Joel Catapang', gender: 'm', role: 'shiftSupervisor' },
    },
  },
  kitahama: {
    name: 'Kitahama Denki',
    staff: {
      nishio: { name: 'Kazuma Nishio', gender: 'm', role: 'leadEngineer' },
      murakawa: { name: 'Tetsuya Murakawa', gender: 'm', role: 'installationSupervisor' },
      kurahashi: { name: 'Daigo Kurahashi', gender: 'm', role: 'masterElectrician' },
      asakawa: { name: 'Yukari Asakawa', gender: 'f', role: 'headOfTraining' },
    },
  },
  helioskraft: {
    name: 'Helioskraft',
    staff: {
      schirmbeck: { name: 'Annett Schirmbeck', gender: 'f', role: 'projectDevelopment' },
      liebscher: { name: 'Manja Liebscher', gender: 'f', role: 'plantTechnician' },
      tiedeke: { name: 'Henning Tiedeke', gender: 'm', role: 'assetManagement' },
      hrytsaiko: { name: 'Oksana Hrytsaiko', gender: 'f', role: 'siteEngineer' },
      pohlmann: { name: 'Gunnar Pohlmann', gender: 'm', role: 'controlRoom' },
    },
  },
  verdelle: {
    name: 'Maison Verdelle',
    staff: {
      fargeot: { name: 'Odile Fargeot', gender: 'f', role: 'energyCommittee' },
      pernollet: { name: 'Sandrine Pernollet', gender: 'f', role: 'buildingManager' },
      belkacemi: { name: 'Ahmed Belkacemi', gender: 'm', role: 'superintendent' },
    },
  },
} as const satisfies Readonly<Record<string, Employer>>;

type Role = keyof (typeof words)['roles'];

interface Employer {
  readonly name: string;
  readonly staff: Readonly<Record<string, Person>>;
}

export interface Person {
  readonly name: string;
  readonly gender: 'f' | 'm';
  readonly role: Role;
  /** Function under company law, if any. */
  readonly office?: Role;
}
