import type { Words } from '../en.ts'
import { plural } from './plural.ts'

/** Words of the desk where staff hand in closing tables of State counsellings. */
export const stateTables: Words['stateTables'] = {
  link: 'राज्यों की तालिकाएँ',
  title: 'राज्यों की तालिकाएँ',
  all: 'राज्यों की सारी तालिकाएँ',
  lead: 'एक फाइल में एक राज्य काउंसलिंग का एक साल। पहले जाँच होती है और अभी दिखने वाले आँकड़ों से मिलान होता है। छापने तक कुछ नहीं बदलता, और कुछ बंद करके चलाना नहीं पड़ता।',
  dropHint: 'CSV या XLSX, सीधी या gzip, ज्यादा से ज्यादा 20 MB',
  headingsLead:
    'हर सीट और राउंड की एक पंक्ति, आँकड़े वैसे ही जैसे संस्था छापती है। कॉलम का क्रम कोई भी हो। जो कैटेगरी कोड पहले कभी नहीं आया, उसका मतलब आखिरी कॉलम में लिखें।',
  tooLarge: 'फाइल 20 MB से बड़ी है।',
  faults: {
    'columns-missing': (detail) => `ये कॉलम नहीं हैं: ${detail}।`,
    'counselling-unknown': (detail) => `“${detail}” के नियम हमारे पास नहीं हैं।`,
    'several-counsellings': (detail) => `फाइल में कई काउंसलिंग हैं: ${detail}। हर एक अलग दें।`,
    'several-seasons': (detail) => `फाइल में कई साल हैं: ${detail}। सबसे नया अलग दें।`,
    'season-unreadable': (detail) => `“${detail}” कोई साल नहीं। साल लिखें, जैसे 2026।`,
    'older-season': (detail) => `फाइल का साल अभी दिखने वाले साल से पुराना है (${detail})।`,
    'no-rows': (detail) => `इसकी कोई पंक्ति नहीं ली जा सकती (${detail})।`,
  },
  history: 'दी गई फाइलें',
  empty: 'अभी कोई तालिका नहीं',
  emptyText: 'जो तालिकाएँ साथ आई थीं, वही दिख रही हैं। आप जो देंगे, यहाँ दिखेगा।',
  replaced: 'छपी थी, अब इससे नई दिखती है',
  tableOf: (name, season) => `${name} ${season}`,
  holds: (seats, institutes, rounds) => `सीटें: ${seats}। संस्थान: ${institutes}। फाइल के राउंड: ${rounds}।`,
  stands: (season, seats, institutes) => `अभी ${season} दिखता है। सीटें: ${seats}। संस्थान: ${institutes}।`,
  stood: (season, seats, institutes) => `मिलान ${season} से हुआ था। सीटें: ${seats}। संस्थान: ${institutes}।`,
  passedOver: (count, written) =>
    `${written} ${plural(count, { one: 'पंक्ति दूसरे राउंड की है', other: 'पंक्तियाँ दूसरे राउंड की हैं' })}, छोड़ दी गई।`,
  counts: {
    changed: 'क्लोजिंग बदली',
    fresh: 'नई सीटें',
    gone: 'हटी सीटें',
    same: 'पहले जैसी',
    unlikely: 'फिर देखनी हैं',
  },
  goneChoices: (count, written) =>
    `फॉर्म की ${written} ${plural(count, { one: 'चॉइस', other: 'चॉइस' })} इस तालिका में नहीं। जिन लिस्ट में हैं, वहाँ यह लिखा दिखेगा।`,
  nothing: 'इस फाइल में अभी दिख रहे आँकड़ों से अलग कुछ नहीं।',
  outdated: 'जाँच के बाद इस काउंसलिंग की दूसरी तालिका छपी या वापस ली गई। फाइल फिर से दें।',
  fitting: 'अगले साल के चांस निकाले जा रहे हैं। एक-दो मिनट में दिखेंगे।',
  changes: {
    changed: (written) => `क्लोजिंग बदली: ${written}`,
    fresh: (written) => `नई सीटें: ${written}`,
    gone: (written) => `हटी सीटें: ${written}`,
  },
  firstOf: (shown) => `पहली ${shown}, सबसे ज्यादा बदली हुई पहले।`,
  moved: (before, after) => `${before} → ${after}`,
  reasons: {
    'category-unknown': 'कैटेगरी कोड नया है, और फाइल में उसका मतलब नहीं लिखा',
    'list-unknown': 'यह रैंक लिस्ट इस काउंसलिंग की नहीं',
    'gender-unknown': 'gender में any या female होना चाहिए',
    'tag-unknown': 'कोई टैग पहचाना नहीं गया',
    'university-unknown': 'होम यूनिवर्सिटी का नाम न यहाँ है, न पहले',
    'figure-unreadable': 'क्लोजिंग का आँकड़ा पढ़ा नहीं जाता',
    'printed-twice': 'यह सीट इस राउंड में दो बार है',
  },
  accept: 'मैंने छोड़ी गई पंक्तियाँ, हटी सीटें और “फिर देखें” वाले बदलाव देख लिए',
  withdrawTitle: 'यह तालिका वापस लें?',
  withdrawText: 'इससे पहले जो दिखता था, वही फिर दिखेगा।',
  withdrawn: 'वापस लिया। पहले जो दिखता था, वही दिखेगा।',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { stateTables } }
