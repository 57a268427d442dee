import type { Words } from '../en.ts'

/** Words of the first page. */
export const home: Words['home'] = {
  pageTitle: 'JEE कॉलेज प्रेडिक्टर, असली क्लोज़िंग रैंक पर',
  description:
    'अपनी JEE रैंक, श्रेणी और गृह राज्य भरिए। पहुँच में आने वाली हर NIT, IIIT, GFTI और IIT ब्रांच देखिए, पिछले पाँच साल की क्लोज़िंग रैंक के साथ।',
  headingBefore: 'जानिए आपकी रैंक ',
  headingMarked: 'कहाँ तक',
  headingAfter: ' ले जाएगी',
  lead: 'रैंक, श्रेणी और गृह राज्य बताइए। पहुँच की हर ब्रांच देखिए, और यह भी कि पिछले पाँच में से किन सालों में आपकी रैंक पर सीट मिलती।',
  seeColleges: 'कॉलेज देखें',
  formTitle: 'JEE Main में मेरी रैंक',
  rankLabel: 'JEE Main की रैंक (कॉमन रैंक लिस्ट)',
  slide: 'खिसकाकर अपनी रैंक चुनें',
  noAccount: 'मुफ़्त, और खाता बनाने की ज़रूरत नहीं।',
  rulerTitle: (season, round) => `JoSAA ${season}, राउंड ${round} में सीटें कहाँ बंद हुईं`,
  rulerNote: 'ओपन सीटें, हर जेंडर के लिए, कॉलेज के राज्य से बाहर के छात्रों की।',
  within: (within, all) => `इस पैमाने की ${all} में से ${within} ब्रांच इस रैंक के बाद बंद हुईं।`,
  openPredictor: 'कॉलेज प्रेडिक्टर खोलें',
  seeAll: 'अपनी रैंक की पहुँच की हर सीट देखें',
  you: (rank) => `आप, ${rank}`,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { home } }
