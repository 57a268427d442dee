/** The papers that bodies publish and our figures rest on. The address is the body's own site: it moves its files each season. */
export const OFFICIAL_PAPERS = [
  { key: 'mainBulletin', body: 'NTA', season: 2026, site: 'https://jeemain.nta.nic.in' },
  { key: 'advancedBrochure', body: 'JEE (Advanced)', season: 2026, site: 'https://jeeadv.ac.in' },
  { key: 'josaaRules', body: 'JoSAA', season: 2026, site: 'https://josaa.nic.in' },
  { key: 'josaaSchedule', body: 'JoSAA', season: 2026, site: 'https://josaa.nic.in' },
  { key: 'josaaMatrix', body: 'JoSAA', season: 2026, site: 'https://josaa.nic.in' },
  { key: 'josaaRanks', body: 'JoSAA', season: 2026, site: 'https://josaa.nic.in' },
  { key: 'csabBrochure', body: 'CSAB', season: 2026, site: 'https://csab.nic.in' },
] as const
