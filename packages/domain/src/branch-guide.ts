/**
 * What is studied in a branch and where it leads, by branch family of the rank book. Editorial: written by us from
 * published course structures and the list of GATE 2026 papers, not a promise of work. Subject names stay as courses
 * print them; the sentences stand in both languages.
 */
export type BranchGuide = {
  family: string
  /** As counselling names it, in every language. */
  name: string
  subjects: readonly string[]
  work: { en: string; hi: string }
  /** Codes of the GATE papers that continue it. */
  gate: readonly string[]
  /** Where the subjects were read; absent = editorial throughout. */
  subjectsSource?: string
}

const IIT_GUWAHATI = 'B.Tech structure of IIT Guwahati'
const AICTE = 'Published table after the AICTE model curriculum'

export const BRANCH_GUIDES: readonly BranchGuide[] = [
  {
    family: 'CSE',
    name: 'Computer Science and Engineering',
    subjects: [
      'Data structures',
      'Discrete mathematics',
      'Digital design',
      'Computer architecture',
      'Algorithms',
      'Operating systems',
      'Databases',
      'Computer networks',
      'Software engineering',
    ],
    work: {
      en: 'Software, platform, security and data engineering in nearly every industry.',
      hi: 'लगभग हर क्षेत्र में सॉफ़्टवेयर, प्लेटफ़ॉर्म, सुरक्षा और डेटा इंजीनियरिंग।',
    },
    gate: ['CS', 'DA'],
    subjectsSource: IIT_GUWAHATI,
  },
  {
    family: 'AIDS',
    name: 'Artificial Intelligence and Data Science',
    subjects: [
      'Core of computer science',
      'Linear algebra',
      'Probability and statistics',
      'Machine learning',
      'Deep learning',
      'Big data systems',
    ],
    work: {
      en: 'Machine learning and data engineering, analysis, and most software work as well.',
      hi: 'मशीन लर्निंग और डेटा इंजीनियरिंग, विश्लेषण, और सॉफ़्टवेयर के अधिकतर काम भी।',
    },
    gate: ['DA', 'CS'],
  },
  {
    family: 'IT',
    name: 'Information Technology',
    subjects: ['Core of computer science', 'Web systems', 'Databases', 'Computer networks', 'Information security'],
    work: {
      en: 'Software, cloud and systems work; in practice the same openings as computer science.',
      hi: 'सॉफ़्टवेयर, क्लाउड और सिस्टम के काम; व्यवहार में अवसर कंप्यूटर साइंस जैसे ही।',
    },
    gate: ['CS', 'DA'],
  },
  {
    family: 'MNC',
    name: 'Mathematics and Computing',
    subjects: [
      'Analysis',
      'Linear algebra',
      'Probability',
      'Numerical methods',
      'Optimisation',
      'Data structures',
      'Algorithms',
    ],
    work: {
      en: 'Software, quantitative finance, data science and research.',
      hi: 'सॉफ़्टवेयर, क्वांटिटेटिव फ़ाइनेंस, डेटा साइंस और शोध।',
    },
    gate: ['MA', 'CS', 'DA'],
  },
  {
    family: 'ECE',
    name: 'Electronics and Communication',
    subjects: [
      'Network analysis',
      'Electronic devices',
      'Analog and digital electronics',
      'Signals and systems',
      'Electromagnetic theory',
      'Communication',
      'VLSI',
    ],
    work: {
      en: 'Chip design, embedded systems and telecom; many move to software.',
      hi: 'चिप डिज़ाइन, एम्बेडेड सिस्टम और टेलीकॉम; कई लोग सॉफ़्टवेयर में भी जाते हैं।',
    },
    gate: ['EC', 'IN'],
    subjectsSource: AICTE,
  },
  {
    family: 'EE',
    name: 'Electrical Engineering',
    subjects: [
      'DC and AC circuits',
      'Electrical machines',
      'Electromagnetic theory',
      'Power systems',
      'Control systems',
      'Power electronics',
    ],
    work: {
      en: 'Power utilities, electric vehicles, automation and public sector units.',
      hi: 'बिजली कंपनियाँ, इलेक्ट्रिक वाहन, ऑटोमेशन और सार्वजनिक उपक्रम।',
    },
    gate: ['EE', 'IN', 'EC'],
    subjectsSource: 'First rows from a published course table; the rest editorial',
  },
  {
    family: 'INST',
    name: 'Instrumentation and Control',
    subjects: [
      'Sensors and measurement',
      'Control systems',
      'Signal processing',
      'Process instrumentation',
      'Embedded systems',
    ],
    work: {
      en: 'Automation in plants and factories, medical devices, embedded systems.',
      hi: 'कारख़ानों में ऑटोमेशन, मेडिकल उपकरण, एम्बेडेड सिस्टम।',
    },
    gate: ['IN', 'EE', 'EC'],
  },
  {
    family: 'MECH',
    name: 'Mechanical Engineering',
    subjects: [
      'Thermodynamics',
      'Fluid mechanics',
      'Strength of materials',
      'Manufacturing',
      'Kinematics and dynamics of machines',
      'Heat transfer',
    ],
    work: {
      en: 'Design, production, automobiles, energy and public sector units.',
      hi: 'डिज़ाइन, उत्पादन, ऑटोमोबाइल, ऊर्जा और सार्वजनिक उपक्रम।',
    },
    gate: ['ME', 'XE', 'PI'],
    subjectsSource: AICTE,
  },
  {
    family: 'PROD',
    name: 'Production and Industrial Engineering',
    subjects: [
      'Manufacturing processes',
      'Operations research',
      'Quality control',
      'Supply chains',
      'Industrial automation',
    ],
    work: {
      en: 'Factories, supply chains, quality and operations planning.',
      hi: 'कारख़ाने, सप्लाई चेन, गुणवत्ता और संचालन की योजना।',
    },
    gate: ['PI', 'ME'],
  },
  {
    family: 'AERO',
    name: 'Aerospace Engineering',
    subjects: ['Aerodynamics', 'Flight mechanics', 'Aircraft structures', 'Propulsion', 'Control systems'],
    work: {
      en: 'Aircraft and space organisations, drones, simulation and design offices.',
      hi: 'विमान और अंतरिक्ष संगठन, ड्रोन, सिमुलेशन और डिज़ाइन कार्यालय।',
    },
    gate: ['AE', 'ME'],
  },
  {
    family: 'CIVIL',
    name: 'Civil Engineering',
    subjects: [
      'Surveying',
      'Building materials',
      'Structural analysis',
      'Concrete structures',
      'Fluid mechanics',
      'Soil mechanics',
      'Transport engineering',
    ],
    work: {
      en: 'Structures, sites, infrastructure and government departments.',
      hi: 'संरचना, निर्माण स्थल, बुनियादी ढाँचा और सरकारी विभाग।',
    },
    gate: ['CE', 'ES', 'GE'],
    subjectsSource: AICTE,
  },
  {
    family: 'CHEM',
    name: 'Chemical Engineering',
    subjects: [
      'Process calculations',
      'Thermodynamics',
      'Transport phenomena',
      'Reaction engineering',
      'Separation processes',
      'Process control',
    ],
    work: {
      en: 'Process plants, refineries, medicines and materials.',
      hi: 'प्रोसेस प्लांट, रिफ़ाइनरी, दवाएँ और सामग्री।',
    },
    gate: ['CH', 'PE'],
  },
  {
    family: 'META',
    name: 'Metallurgy and Materials',
    subjects: [
      'Physical metallurgy',
      'Extraction of metals',
      'Mechanical behaviour of materials',
      'Ceramics and polymers',
      'Materials testing',
    ],
    work: {
      en: 'Steel and other metals, semiconductors, testing and materials research.',
      hi: 'इस्पात और अन्य धातुएँ, सेमीकंडक्टर, परीक्षण और सामग्री शोध।',
    },
    gate: ['MT', 'XE'],
  },
  {
    family: 'BIO',
    name: 'Biotechnology and Biomedical Engineering',
    subjects: ['Biochemistry', 'Molecular biology', 'Bioprocess engineering', 'Genetics', 'Bioinformatics'],
    work: {
      en: 'Medicines, diagnostics and research; most careers ask for higher study.',
      hi: 'दवाएँ, जाँच और शोध; अधिकतर करियर आगे की पढ़ाई माँगते हैं।',
    },
    gate: ['BT', 'BM', 'XL'],
  },
  {
    family: 'FOOD',
    name: 'Food and Agricultural Engineering',
    subjects: [
      'Food processing',
      'Farm machinery',
      'Soil and water conservation',
      'Food safety',
      'Refrigeration and storage',
    ],
    work: {
      en: 'Food companies, farm machinery, cold chains and government departments.',
      hi: 'खाद्य कंपनियाँ, कृषि मशीनें, कोल्ड चेन और सरकारी विभाग।',
    },
    gate: ['AG', 'XE'],
  },
  {
    family: 'MINGEO',
    name: 'Mining, Petroleum and Earth Sciences',
    subjects: ['Mine planning', 'Rock mechanics', 'Geology', 'Drilling', 'Reservoir engineering', 'Mine safety'],
    work: {
      en: 'Mines, oil and gas, exploration; much of it far from cities, much in public sector units.',
      hi: 'खदानें, तेल और गैस, खोज; बहुत-सा काम शहरों से दूर और सार्वजनिक उपक्रमों में।',
    },
    gate: ['MN', 'PE', 'GG'],
  },
  {
    family: 'TEXTILE',
    name: 'Textile Technology',
    subjects: [
      'Fibre science',
      'Yarn and fabric manufacture',
      'Textile chemistry',
      'Technical textiles',
      'Quality control',
    ],
    work: {
      en: 'Mills, technical textiles, clothing brands and quality control.',
      hi: 'मिलें, तकनीकी वस्त्र, परिधान ब्रांड और गुणवत्ता नियंत्रण।',
    },
    gate: ['TF'],
  },
  {
    family: 'ENERGY',
    name: 'Energy Engineering',
    subjects: ['Thermodynamics', 'Solar and wind energy', 'Power systems', 'Energy storage', 'Energy economics'],
    work: {
      en: 'Renewable energy, storage, efficiency and energy policy.',
      hi: 'नवीकरणीय ऊर्जा, भंडारण, दक्षता और ऊर्जा नीति।',
    },
    gate: ['ME', 'EE'],
  },
  {
    family: 'EP',
    name: 'Engineering Physics',
    subjects: ['Quantum mechanics', 'Electrodynamics', 'Solid state physics', 'Optics and photonics', 'Electronics'],
    work: {
      en: 'Research, semiconductors, photonics; many continue to a PhD or move to software and finance.',
      hi: 'शोध, सेमीकंडक्टर, फ़ोटोनिक्स; कई PhD करते हैं या सॉफ़्टवेयर और फ़ाइनेंस में जाते हैं।',
    },
    gate: ['PH', 'EC'],
  },
  {
    family: 'OCEAN',
    name: 'Ocean Engineering and Naval Architecture',
    subjects: ['Ship design', 'Hydrodynamics', 'Marine structures', 'Marine machinery', 'Offshore engineering'],
    work: {
      en: 'Shipyards, classification societies, offshore energy and the navy.',
      hi: 'जहाज़ निर्माण, वर्गीकरण संस्थाएँ, समुद्री ऊर्जा और नौसेना।',
    },
    gate: ['NM', 'ME', 'CE'],
  },
  {
    family: 'ARCH',
    name: 'Architecture',
    subjects: [
      'Architectural design',
      'Building construction',
      'History of architecture',
      'Structures',
      'Building services',
    ],
    work: {
      en: 'Architects’ offices, interiors, urban design; registration follows the five-year degree.',
      hi: 'आर्किटेक्ट के कार्यालय, इंटीरियर, शहरी डिज़ाइन; पाँच वर्ष की डिग्री के बाद पंजीकरण होता है।',
    },
    gate: ['AR'],
  },
  {
    family: 'PLAN',
    name: 'Planning',
    subjects: [
      'Urban and regional planning',
      'Transport planning',
      'Housing',
      'Geographic information systems',
      'Planning law',
    ],
    work: {
      en: 'Development authorities, consultancies, transport and housing agencies.',
      hi: 'विकास प्राधिकरण, परामर्श संस्थाएँ, परिवहन और आवास एजेंसियाँ।',
    },
    gate: ['AR'],
  },
]
