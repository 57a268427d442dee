import { stateNames } from '../names/hi/states.ts'
import { STATES, type State } from '../state/states.ts'
import { plainQuestion, questionTokens } from './question-tokens.ts'

/** What an address calls a thing that a question may ask for, beside ranks and limits. */
export type ValueKey = 'category' | 'gender' | 'pwd' | 'family' | 'type' | 'women' | 'band' | 'sort' | 'group' | 'quota'

/** What words of a question mean by themselves; what they mean together is for the reader to find out. */
export type Meaning =
  | { kind: 'value'; key: ValueKey; values: readonly string[] }
  | { kind: 'place'; states: readonly State[] }
  /** Words that say what a number is. */
  | { kind: 'role'; role: 'rank' | 'category' | 'main' | 'advanced' | 'fee' | 'km' | 'marks' | 'percentile' | 'round' }
  | { kind: 'number'; number: number }
  /** "under 2 lakh", "2 lakh se zyada". */
  | { kind: 'bound'; bound: 'most' | 'least' }
  /** "no civil", "civil nahi". */
  | { kind: 'not'; side: 'before' | 'after' }
  /** "from Bihar", "Bihar se hoon". */
  | { kind: 'home'; side: 'before' | 'after' | 'both' }
  | { kind: 'near' }
  | { kind: 'joiner' }
  | { kind: 'noise' }
  | { kind: 'unknown' }

const SOUTH: readonly State[] = ['Andhra Pradesh', 'Karnataka', 'Kerala', 'Puducherry', 'Tamil Nadu', 'Telangana']
/** The members of the zonal councils (States Reorganisation Act, 1956); people count UP and Uttarakhand to the north too. */
const REGIONS: readonly (readonly [said: string, states: readonly State[]])[] = [
  ['south | southern | dakshin | दक्षिण', SOUTH],
  [
    'north | northern | uttar | उत्तर',
    [
      'Chandigarh',
      'Delhi',
      'Haryana',
      'Himachal Pradesh',
      'Jammu and Kashmir',
      'Ladakh',
      'Punjab',
      'Rajasthan',
      'Uttar Pradesh',
      'Uttarakhand',
    ],
  ],
  ['east | eastern | purab | पूर्व | पूरब', ['Bihar', 'Jharkhand', 'Odisha', 'West Bengal']],
  ['west | western | paschim | पश्चिम', ['Dadra and Nagar Haveli and Daman and Diu', 'Goa', 'Gujarat', 'Maharashtra']],
  ['central | madhya bharat | मध्य', ['Chhattisgarh', 'Madhya Pradesh', 'Uttar Pradesh', 'Uttarakhand']],
  [
    'north east | northeast | ne states | seven sisters | पूर्वोत्तर',
    ['Arunachal Pradesh', 'Assam', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Sikkim', 'Tripura'],
  ],
]

const STATE_WORDS: readonly (readonly [said: string, state: State])[] = [
  ['andaman | andaman nicobar', 'Andaman and Nicobar Islands'],
  ['andhra | ap', 'Andhra Pradesh'],
  ['arunachal', 'Arunachal Pradesh'],
  ['asam', 'Assam'],
  ['chattisgarh | cg | chhatisgarh', 'Chhattisgarh'],
  ['daman | dadra | daman and diu | dadra and nagar haveli', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['new delhi | dilli | delhi ncr', 'Delhi'],
  ['gujrat', 'Gujarat'],
  ['hariyana', 'Haryana'],
  ['himachal | hp', 'Himachal Pradesh'],
  ['jammu | kashmir | j and k | jk | jammu kashmir', 'Jammu and Kashmir'],
  ['karnatak', 'Karnataka'],
  ['keral', 'Kerala'],
  ['mp', 'Madhya Pradesh'],
  ['maharastra | mh', 'Maharashtra'],
  ['orissa | odhisa', 'Odisha'],
  ['pondicherry', 'Puducherry'],
  ['panjab', 'Punjab'],
  ['rajsthan', 'Rajasthan'],
  ['tamilnadu | tn | तमिल नाडु', 'Tamil Nadu'],
  ['telengana | ts', 'Telangana'],
  ['up', 'Uttar Pradesh'],
  ['uttaranchal | uk', 'Uttarakhand'],
  ['bengal | wb | bangal', 'West Bengal'],
]

/** Family codes of branches as people say them; what is narrower than a family is a name to search for. */
const BRANCH_WORDS: readonly (readonly [said: string, families: readonly string[]])[] = [
  [
    'cse | cs | computer | computers | computer science | comp sci | computer engineering | सीएसई | कंप्यूटर | कंप्यूटर साइंस | कम्प्यूटर | कम्प्यूटर साइंस | computer science engineering | computer science and engineering',
    ['CSE'],
  ],
  ['it | information technology | infotech | आईटी', ['IT']],
  [
    'ai | aids | ai ds | ai and ds | aiml | ai ml | ai and ml | artificial intelligence | data science | ds | machine learning | ml | एआई',
    ['AIDS'],
  ],
  ['mnc | m and c | maths and computing | math and computing | mathematics and computing | maths computing', ['MNC']],
  ['ece | ec | electronics | electronics and communication | entc | extc | ईसीई | इलेक्ट्रॉनिक्स', ['ECE']],
  ['ee | eee | electrical | elec | electrical engineering | electrical and electronics | इलेक्ट्रिकल', ['EE']],
  ['instrumentation | instru | eie', ['INST']],
  ['mech | mechanical | mechanical engineering | मैकेनिकल', ['MECH']],
  ['civil | civil engineering | सिविल', ['CIVIL']],
  ['chemical | chemical engineering | केमिकल', ['CHEM']],
  ['production | industrial engineering', ['PROD']],
  ['aero | aerospace | aeronautical', ['AERO']],
  ['meta | metallurgy | mme | materials', ['META']],
  ['biotech | biotechnology | bio | bio technology', ['BIO']],
  ['mining | petroleum', ['MINGEO']],
  ['naval | ocean engineering', ['OCEAN']],
  ['textile', ['TEXTILE']],
  ['food technology | food tech | agricultural engineering | agri', ['FOOD']],
  ['engineering physics | engg physics', ['EP']],
  ['economics', ['ECON']],
  ['pharmacy | pharma', ['PHARMA']],
  ['design | animation', ['DESIGN']],
  ['architecture | barch | b arch | arch', ['ARCH']],
  ['planning | b plan | bplan', ['PLAN']],
  ['coding | coding branch | software', ['CSE', 'IT', 'AIDS', 'MNC']],
  ['circuital | circuit', ['CSE', 'IT', 'AIDS', 'MNC', 'ECE', 'EE', 'INST']],
  ['core', ['MECH', 'CIVIL', 'CHEM', 'EE']],
]

const VALUE_WORDS: readonly (readonly [said: string, key: ValueKey, value: string])[] = [
  ['obc | obc ncl | ncl | ओबीसी', 'category', 'OBC-NCL'],
  ['sc | scheduled caste | एससी', 'category', 'SC'],
  ['st | scheduled tribe | एसटी', 'category', 'ST'],
  ['ews | gen ews | general ews | ईडब्ल्यूएस', 'category', 'EWS'],
  ['general | gen | ur | unreserved | open category | जनरल | सामान्य', 'category', 'OPEN'],
  ['pwd | ph | divyang | disabled | दिव्यांग', 'pwd', 'true'],
  ['girl | female | ladki | beti | daughter | sister | behen | लड़की | बेटी', 'gender', 'female'],
  ['boy | male | ladka | beta | son | brother | bhai | लड़का | बेटा', 'gender', 'male'],
  [
    'girls | women | womens | ladkiyon | ladkiyo | girls seat | girls seats | girl seat | girl seats | female seat | female seats | female quota | girls quota | girl quota | womens seat | womens seats | women seats | supernumerary | लड़कियों',
    'women',
    'true',
  ],
  ['nit | nits | एनआईटी', 'type', 'NIT'],
  ['iit | iits | आईआईटी', 'type', 'IIT'],
  ['iiit | iiits | triple it | ट्रिपल आईटी', 'type', 'IIIT'],
  ['gfti | gftis', 'type', 'GFTI'],
  ['safe | pakka | sure | surely | confirm | confirmed | guaranteed | सेफ | पक्का', 'band', 'safe'],
  ['target | targets | likely | टारगेट', 'band', 'likely'],
  ['dream | dreams | reach | ड्रीम', 'band', 'reach'],
  [
    'cheap | cheapest | sasta | saste | sasti | sabse sasta | kam fees | low fees | lowest fees | less fees | कम फीस | सस्ता | सस्ते',
    'sort',
    'fee',
  ],
  [
    'best | top | sabse accha | sabse acha | sabse achha | accha college | good college | good colleges | सबसे अच्छा',
    'sort',
    'wanted',
  ],
  ['nirf | by nirf', 'sort', 'nirf'],
  ['ghar ke paas | ghar ke pass | ghar se paas | near home | close to home | nearest | घर के पास', 'sort', 'near'],
  ['college wise | collegewise', 'group', 'college'],
  ['branch wise | branchwise', 'group', 'branch'],
  ['home state quota | hs quota', 'quota', 'HS'],
  ['other state quota | os quota', 'quota', 'OS'],
  ['all india quota | ai quota', 'quota', 'AI'],
]

const OTHER_WORDS: readonly (readonly [said: string, meaning: Meaning])[] = [
  ['rank | ranks | crl | air | रैंक', { kind: 'role', role: 'rank' }],
  ['category | cat | caste | कैटेगरी | श्रेणी', { kind: 'role', role: 'category' }],
  ['mains | jee main | jee mains | main rank | जेईई मेन', { kind: 'role', role: 'main' }],
  ['advanced | advance | adv | jee advanced | jee adv | एडवांस्ड', { kind: 'role', role: 'advanced' }],
  ['fee | fees | fess | budget | rs | inr | rupees | tuition | फीस | बजट | रुपये', { kind: 'role', role: 'fee' }],
  ['km | kms | kilometer | kilometers | kilometre | किमी | किलोमीटर', { kind: 'role', role: 'km' }],
  ['marks | mark | score | number | numbers | अंक | मार्क्स | नंबर', { kind: 'role', role: 'marks' }],
  ['percentile | percent ile | percentile score | ile | पर्सेंटाइल', { kind: 'role', role: 'percentile' }],
  ['round | राउंड', { kind: 'role', role: 'round' }],
  ['first | pehla | pehle | 1st | पहला | पहले', { kind: 'number', number: 1 }],
  ['second | dusra | doosra | दूसरा', { kind: 'number', number: 2 }],
  ['third | teesra | तीसरा', { kind: 'number', number: 3 }],
  [
    'under | below | less than | within | upto | up to | max | maximum | at most | se kam | se neeche | se niche | tak | ke andar | ke under | से कम | तक | के अंदर',
    { kind: 'bound', bound: 'most' },
  ],
  [
    'above | more than | over | at least | minimum | se zyada | se jyada | se upar | से ज्यादा | से ऊपर',
    { kind: 'bound', bound: 'least' },
  ],
  [
    'no | not | without | except | excluding | anything but | everything but | dont want | bina | nahi | nahin | नहीं',
    { kind: 'not', side: 'before' },
  ],
  [
    'nahi chahiye | nahin chahiye | nahi chaiye | chhodkar | chodkar | chhod kar | chod kar | chhod ke | chod ke | ke alawa | ke bina | ko chhodkar | mat | mat dikhana | mat dikhao | nahi dikhana | नहीं चाहिए | छोड़कर | के अलावा | को छोड़कर',
    { kind: 'not', side: 'after' },
  ],
  [
    'from | home state | my state | i am from | im from | belong to | class 12 from | class 12 in | 12th from | 12th in | state of eligibility',
    { kind: 'home', side: 'before' },
  ],
  [
    'se | se hoon | se hu | se hun | se hain | se hai | ka hoon | ka hu | ka hun | ki hoon | ki hu | ki hun | ka rehne wala | ki rehne wali | se belong | से | से हूं | का हूं | की हूं | से है',
    { kind: 'home', side: 'after' },
  ],
  ['domicile | resident | niwasi | निवासी', { kind: 'home', side: 'both' }],
  [
    'near | nearby | close to | around | ke paas | ke pass | ke aas paas | ke nazdeek | ke najdik | के पास | के आसपास',
    { kind: 'near' },
  ],
  ['and | or | aur | ya | और | या', { kind: 'joiner' }],
  [
    'a | an | the | is | are | am | i | im | my | me | mein | main | mai | hum | for | of | in | at | on | to | by | per | with | and a | want | need | like | please | plz | show | list | find | suggest | tell | get | getting | can | can i | could | will | would | should | which | what | kya | kaun | kaunsa | kaunsi | konsa | konsi | kon | kaise | kitni | college | colleges | clg | institute | institutes | branch | branches | seat | seats | option | options | only | sirf | just | any | koi | bhi | hai | hain | hoon | hu | hun | ho | mera | meri | mere | mujhe | ka | ki | ke | ko | pe | par | wala | wale | wali | chahiye | chaiye | chahie | milega | milegi | milenge | mil | sakta | sakti | jayega | batao | bata | do | dikhao | dikhana | chalega | year | yearly | annual | saal | side | india | bharat | indian | candidate | student | possible | chance | chances | first | admission | btech | b tech | engineering | jee | josaa | counselling | state | hisab | hisaab | but | have | got | he | she | his | her | this | that | there | here | rs only | मैं | मेरी | मेरा | मुझे | है | हैं | हूं | में | की | का | के | को | पर | कॉलेज | सीट | चाहिए | मिलेगा | मिलेगी | भारत | सिर्फ',
    { kind: 'noise' },
  ],
  ['worth it | is it | get it', { kind: 'unknown' }],
]

/** The most words that one phrase has. */
export const PHRASE_WORDS_MAX = 5

/** What phrases mean, by their words with single spaces; where two say the same, what stands first counts. */
export const PHRASES: ReadonlyMap<string, Meaning> = phrases()

function phrases(): Map<string, Meaning> {
  const all = new Map<string, Meaning>()
  const add = (said: string, meaning: Meaning) => {
    for (const each of said.split('|')) {
      const phrase = questionTokens(each)
        .map(({ text }) => text)
        .join(' ')
      if (!all.has(phrase)) all.set(phrase, meaning)
    }
  }
  for (const [said, states] of REGIONS) add(said, { kind: 'place', states })
  for (const state of STATES) add(`${state} | ${plainQuestion(stateNames[state])}`, { kind: 'place', states: [state] })
  for (const [said, state] of STATE_WORDS) add(said, { kind: 'place', states: [state] })
  for (const [said, values] of BRANCH_WORDS) add(said, { kind: 'value', key: 'family', values })
  for (const [said, key, value] of VALUE_WORDS) add(said, { kind: 'value', key, values: [value] })
  for (const [said, meaning] of OTHER_WORDS) add(said, meaning)
  return all
}
