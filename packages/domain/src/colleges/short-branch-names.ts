/** Branches as people say them: the programme's name, what is said, and the letters everybody knows it by, if any. */
const BRANCHES: readonly (readonly [name: string, spoken: string, letters?: string])[] = [
  ['Computer Science and Engineering', 'Computer Science', 'CSE'],
  ['Computer Science Engineering', 'Computer Science', 'CSE'],
  ['CSE', 'Computer Science', 'CSE'],
  ['Information Technology', 'Information Technology', 'IT'],
  ['IT', 'Information Technology', 'IT'],
  ['Artificial Intelligence', 'Artificial Intelligence', 'AI'],
  ['Artificial Intelligence and Data Science', 'AI and Data Science', 'AI DS'],
  ['Artificial Intelligence and Machine Learning', 'AI and Machine Learning', 'AI ML'],
  ['Artificial Intelligence and Data Engineering', 'AI and Data Engineering'],
  ['Data Science and Engineering', 'Data Science', 'DSE'],
  ['Data Science and Artificial Intelligence', 'Data Science and AI', 'DSAI'],
  ['Mathematics and Computing', 'Maths and Computing', 'M&C'],
  ['Mathematics and Scientific Computing', 'Maths and Scientific Computing'],
  ['Mathematics and Data Science', 'Maths and Data Science'],
  ['Electronics and Communication Engineering', 'Electronics', 'ECE'],
  ['ECE', 'Electronics', 'ECE'],
  ['Electronics and Telecommunication Engineering', 'Electronics and Telecom', 'ENTC'],
  ['Electronics and Instrumentation Engineering', 'Electronics and Instrumentation', 'EIE'],
  ['Electronics and VLSI Engineering', 'Electronics and VLSI'],
  ['Electronics and Electrical Communication Engineering', 'Electronics and Electrical Communication'],
  ['Electronics and Electrical Engineering', 'Electronics and Electrical'],
  ['Electronics Engineering', 'Electronics Engineering'],
  ['Instrumentation and Control Engineering', 'Instrumentation and Control', 'ICE'],
  ['Electrical and Electronics Engineering', 'Electrical and Electronics', 'EEE'],
  ['EEE', 'Electrical and Electronics', 'EEE'],
  ['Electrical Engineering', 'Electrical', 'EE'],
  ['Mechanical Engineering', 'Mechanical', 'ME'],
  ['ME', 'Mechanical', 'ME'],
  ['Mechatronics Engineering', 'Mechatronics'],
  ['Production and Industrial Engineering', 'Production and Industrial', 'PIE'],
  ['Industrial and Production Engineering', 'Industrial and Production', 'IPE'],
  ['Industrial and Systems Engineering', 'Industrial and Systems', 'ISE'],
  ['Production Engineering', 'Production'],
  ['Manufacturing Engineering', 'Manufacturing'],
  ['Manufacturing Science and Engineering', 'Manufacturing Science'],
  ['Engineering and Computational Mechanics', 'Computational Mechanics', 'ECM'],
  ['Civil Engineering', 'Civil', 'CE'],
  ['CE', 'Civil', 'CE'],
  ['Civil and Environmental Engineering', 'Civil and Environmental'],
  ['Civil and Infrastructure Engineering', 'Civil and Infrastructure'],
  ['Environmental Engineering', 'Environmental'],
  ['Chemical Engineering', 'Chemical', 'ChE'],
  ['Biochemical Engineering', 'Biochemical'],
  ['Metallurgical and Materials Engineering', 'Metallurgy and Materials', 'MME'],
  ['Metallurgical Engineering and Materials Science', 'Metallurgy and Materials Science', 'MEMS'],
  ['Materials Science and Engineering', 'Materials Science', 'MSE'],
  ['Metallurgical Engineering', 'Metallurgy'],
  ['Ceramic Engineering', 'Ceramic'],
  ['Mining Engineering', 'Mining'],
  ['Petroleum Engineering', 'Petroleum'],
  ['Aerospace Engineering', 'Aerospace', 'AE'],
  ['Aeronautical Engineering', 'Aeronautical'],
  ['Naval Architecture and Ocean Engineering', 'Naval and Ocean', 'NAOE'],
  ['Ocean Engineering and Naval Architecture', 'Ocean and Naval', 'OENA'],
  ['Engineering Physics', 'Engineering Physics', 'EP'],
  ['Biotechnology', 'Biotechnology', 'BT'],
  ['Bio Technology', 'Biotechnology', 'BT'],
  ['Biomedical Engineering', 'Biomedical', 'BME'],
  ['Bio Medical Engineering', 'Biomedical', 'BME'],
  ['Biosciences and Bioengineering', 'Biosciences and Bioengineering', 'BSBE'],
  ['Biotechnology and Biochemical Engineering', 'Biotech and Biochemical', 'BBE'],
  ['Agricultural Engineering', 'Agricultural'],
  ['Agricultural and Food Engineering', 'Agricultural and Food', 'AgFE'],
  ['Food Process Engineering', 'Food Process'],
  ['Energy Engineering', 'Energy'],
  ['Architecture', 'Architecture', 'B.Arch'],
  ['Planning', 'Planning', 'B.Plan'],
]

/**
 * A programme's name as people say it in a row: "Computer Science (CSE)", "CSE: Cyber Security", "Mechanical + M.Tech
 * Mechatronics". A name that is no known branch with something added stays as it is.
 */
export function shortBranchName(name: string): string {
  const tidy = tidyName(name)
  const branch = BY_NAME.get(tidy.toLowerCase())
  if (branch) return inFull(branch)
  return shortenVariant(tidy) ?? tidy.replace(/^B\.Tech in (?=[^(]*$)/, '')
}

/** A programme's name as briefly as it is understood, for lists: "CSE", "Civil", "CSE: Cyber Security". */
export function briefBranchName(name: string): string {
  const branch = BY_NAME.get(tidyName(name).toLowerCase())
  return branch ? briefest(branch) : shortBranchName(name)
}

type Branch = { name: string; spoken: string; letters?: string | undefined }

const KNOWN: readonly Branch[] = BRANCHES.map(([name, spoken, letters]) => ({ name, spoken, letters }))
const BY_NAME: ReadonlyMap<string, Branch> = new Map(KNOWN.map((branch) => [branch.name.toLowerCase(), branch]))
/** The longest name that a text begins with counts. */
const LONGEST_FIRST = [...KNOWN]
  .sort((a, b) => b.name.length - a.name.length)
  .map((branch) => ({ branch, begins: new RegExp(`^${branch.name}(?![a-z])`, 'i') }))

function inFull({ spoken, letters }: Branch): string {
  return letters === undefined ? spoken : `${spoken} (${letters})`
}

/** Letters that stand for one branch alone; ME, CE and the like are said in full. */
function briefest({ spoken, letters }: Branch): string {
  return letters === undefined || letters.length < 3 ? spoken : letters
}

/** "Computer Science and Engineering with specialization in Cyber Security", "B.Tech. (Civil Engineering) - MBA" and such. */
function shortenVariant(tidy: string): string | undefined {
  const [, before = '', text = ''] = /^(Abu Dhabi Campus - )?(.*)$/.exec(tidy) ?? []
  const bare = text.replace(/^(?:Integrated )?B\.Tech(?: - M\.Tech)?(?: in)? ?\(?/, '')
  const branch = LONGEST_FIRST.find(({ begins }) => begins.test(bare))?.branch
  if (!branch) return undefined
  const isIntegrated = /^Integrated B\.Tech - M\.Tech/.test(text)
  const added = addedToBranch(bare.slice(branch.name.length), branch)
  if (added === undefined) return undefined
  if (added === '' && before === '' && !isIntegrated) return inFull(branch)
  return `${before && 'Abu Dhabi: '}${briefest(branch)}${isIntegrated ? ' + M.Tech' : ''}${added}`
}

/** What a name adds to its branch, with the sign that says how; undefined when it only goes on with the name. */
function addedToBranch(rest: string, branch: Branch): string | undefined {
  const text = rest.replace(/^[).]+/, '').trim()
  if (text === '') return ''
  const degree = /^(?:(?:and|with|-|\+|\/)\s*)*(M\.Tech|MBA|Master of Business Administration \(MBA\))/.exec(text)
  if (degree) return ` + ${clean(text.slice(degree[0].length - (degree[1] ?? '').length), branch)}`
  const special = /^(?:\(|-|–|with\b|and M\.Tech)/.test(text)
  if (!special) return /^for DASA/.test(text) ? `, ${text.replace('for ', '')}` : undefined
  return `: ${clean(text, branch)}`
}

const LEADING_WORDS =
  /^(?:[(\s–-]|with (?:a )?(?:specialization (?:in|of)|(?=major in|minor in|any of the listed))\b|with\b|specialization (?:in|of)\b)+/i

function clean(text: string, branch: Branch): string {
  const added = text
    .replace(LEADING_WORDS, '')
    .replace(/M\.Tech(?:\.| -)? (?:in )?(?:any of the listed specializations)/, 'M.Tech')
    .replace(`${branch.name} with specialization in `, '')
    .replace(/ ?\(?with specialization (?:in|of) /gi, ' ')
    .replace(/M\.Tech (?:in|-) /g, 'M.Tech ')
    .replace('any of the listed specialization', 'any specialization')
    .replace(/Artificial [Il]ntelligence and Machine Learning/g, 'AI and ML')
    .replace(/Artificial [Il]ntelligence/g, 'AI')
    .trim()
  const isOpen = (added.match(/\(/g)?.length ?? 0) < (added.match(/\)/g)?.length ?? 0)
  return isOpen ? added.replace(/\s*\)$/, '') : added
}

/** One way of writing what programmes write in many: single spaces, "and" for "&", "B.Tech" and "M.Tech". */
function tidyName(name: string): string {
  return name
    .replaceAll('&', 'and')
    .replace(/\bB\.\s?Tech\.?/g, 'B.Tech')
    .replace(/\bM\.\s?Tech\.?/g, 'M.Tech')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
    .replace(/\s*-\s*(?=M\.Tech|MBA)/g, ' - ')
    .replace(/\s+/g, ' ')
    .trim()
}
