/**
 * What the server says of a field, in Hindi: the English sentence as the contract has it, and ours, with its figures. The
 * first that fits is taken. A test holds this to every message that a body of the contract can be refused with.
 */
const FIELD_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^Required$/, 'यह ज़रूरी है'],
  [/^Full name is required$/, 'पूरा नाम ज़रूरी है'],
  [/^Email is required$|^Please provide your email address$/, 'ई-मेल ज़रूरी है'],
  [/^Enter a valid email$|^Please provide a valid email address$/, 'सही ई-मेल लिखें'],
  [/^Password is required$|^Please provide your password$/, 'पासवर्ड ज़रूरी है'],
  [/^Password must be (\d+)\+ characters$/, 'पासवर्ड में कम से कम $1 अक्षर होने चाहिए'],
  [/^This password is among the most used ones\./, 'यह पासवर्ड बहुत लोग रखते हैं। कोई और चुनें।'],
  [/^This password is easy to guess/, 'यह पासवर्ड आपके नाम या इस साइट से बूझा जा सकता है। कोई और चुनें।'],
  [/^At most (\d+) (?:characters|letters)$/, 'अधिकतम $1 अक्षर'],
  [/^At least (\d+) characters$/, 'कम से कम $1 अक्षर'],
  [/^At most (\d+) seats$/, 'अधिकतम $1 सीटें'],
  [/^At most (\d+) lists$/, 'अधिकतम $1 सूचियाँ'],
  [/^At most (\d+)(?: items in a list| levels deep)?$/, 'अधिकतम $1'],
  [/^At least one number$/, 'कम से कम एक अंक लिखें'],
  [/^(?:Choose at|At) least one$/, 'कम से कम एक चुनें'],
  [/^Choose one of the list$/, 'सूची में से एक चुनें'],
  [/^Choose 30, 45 or 60 minutes$/, '30, 45 या 60 मिनट चुनें'],
  [/^The end comes after the beginning$/, 'अंत शुरुआत के बाद होना चाहिए'],
  [/^Expected a code$/, 'कोड लिखें'],
  [/^Expected a time such as (.+)$/, 'समय लिखें, जैसे $1'],
  [/^Expected the key of a chapter$/, 'सूची में से अध्याय चुनें'],
  [/^A seat stands on the list twice$/, 'एक सीट सूची में दो बार है'],
  [/^Choose what it is about$/, 'चुनिए कि यह किस बारे में है'],
  [/^Say why$/, 'कारण लिखें'],
  [/ontrol characters are not taken$/, 'यहाँ केवल सादा लेखन चलता है'],
  [/^Expected a whole number from (-?\d+) to (-?\d+)$/, '$1 से $2 तक की पूरी संख्या लिखें'],
  [/^Expected a number from (-?\d+) to (-?\d+)$/, '$1 से $2 तक की संख्या लिखें'],
  [/^Expected a number to dial such as (.+)$/, 'डायल करने का नंबर लिखें, जैसे $1'],
  [/^Expected a number/, 'संख्या लिखें'],
  [/^Expected a year from (\d+) to (\d+)$/, '$1 से $2 तक का साल लिखें'],
  [/^Expected a day such as (.+)$/, 'तारीख़ लिखें, जैसे $1'],
  [/^Expected a date and time.* such as (.+)$/, 'तारीख़ और समय लिखें, जैसे $1'],
  [/^Expected an hour such as (.+)$/, 'समय लिखें, जैसे $1'],
  [/^Expected a month such as (.+)$/, 'महीना लिखें, जैसे $1'],
  [/^Expected a month 10 to 100 years ago$/, '10 से 100 साल पहले का महीना लिखें'],
  [/^Expected a phone number such as (.+)$/, 'फ़ोन नंबर लिखें, जैसे $1'],
  [/^Expected a phone number$/, 'फ़ोन नंबर लिखें'],
  [/^Expected a link that begins with (.+)$/, '$1 से शुरू होने वाला लिंक लिखें'],
  [/^Expected the 6-digit code$/, '6 अंकों का कोड लिखें'],
  [/^Expected the token of the link$/, 'लिंक अधूरा है'],
  [/^Expected (?:text|some text)$/, 'यहाँ कुछ लिखें'],
  [/^Expected an id$|^Expected the (?:code|key) of a seat/, 'यह पहचान नहीं मिली'],
  [/^Expected (\d+) characters$/, 'पूरे $1 अक्षर लिखें'],
  [/^Expected a State$/, 'राज्य चुनें'],
  [/^Expected the two digits of a State$/, 'राज्य के दो अंक लिखें'],
  [/^Expected a planId or an eventId$/, 'प्लान या कार्यक्रम चुनें'],
  [/^Expected at least one rank/, 'कम से कम एक रैंक लिखें'],
  [/^Expected true or false$/, 'हाँ या नहीं चुनें'],
  [/^Expected (?:one|some) of (.+)$/, 'इनमें से चुनें: $1'],
  [/^Expected (?:verify|reset)/, 'यह प्रकार नहीं लिया जाता'],
  [/^Expected what was entered into the CGPA calculator/, 'यह CGPA कैलकुलेटर का लेखा नहीं है'],
  [/^Only a mentee account can be made here$/, 'यहाँ केवल छात्र का खाता बन सकता है'],
  [/^Only an adult can agree$/, 'केवल वयस्क सहमति दे सकते हैं'],
  [/^This is no GSTIN/, 'यह GSTIN सही नहीं है: इसका जाँच अक्षर मेल नहीं खाता'],
  [/^Choose a State$/, 'राज्य चुनें'],
  [/^Expected six digits such as (.+)$/, '$1 जैसे छह अंक लिखें'],
  [/^Expected one or two capital letters or digits$/, 'एक या दो बड़े अक्षर या अंक लिखें'],
  [/^Expected (\d+) to (\d+) letters, digits, hyphens or underscores$/, '$1 से $2 अक्षर, अंक, - या _ लिखें'],
  [/^Given twice$/, 'दो बार दिया गया है'],
  [/^Invalid input$/, 'यह मान नहीं लिया जाता'],
]

/** A field's message in Hindi; undefined where there is none. */
export function fieldInHindi(message: string): string | undefined {
  const known = FIELD_WORDS.find(([pattern]) => pattern.test(message))
  if (known === undefined) return undefined
  const [pattern, words] = known
  const figures = pattern.exec(message)?.slice(1) ?? []
  return words.replace(/\$(\d)/g, (_, at: string) => figures[Number(at) - 1] ?? '')
}
