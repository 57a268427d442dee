import type { Words } from '../en.ts'
import { plural } from './plural.ts'

/** Words that say which of JoSAA's buttons a seat speaks for, and why. */
export const whichButton: Words['whichButton'] = {
  now: 'तुमच्या आत्ताच्या सीटसाठी',
  fromList: 'या फोनवरच्या लिस्टने राउंड {round} मध्ये तुम्हाला {seat} मिळाली असती.',
  backThen: (round) => `राउंड ${round} नंतर आम्ही हे सांगितलं असतं`,
  press: (button) => `${button} दाबा.`,
  because: {
    'first-choice': () => 'ही तुमच्या लिस्टमधली नं. 1 आहे, आणि फक्त Freeze उघडं आहे.',
    'last-round': () => 'हा शेवटचा राउंड आहे, आणि फक्त Freeze उघडं आहे.',
    'nothing-near': (percent) =>
      `तुमच्या सीटच्या वरची एखादी चॉइस आता येण्याचा चान्स ${percent} आहे. Float मध्ये थांबल्यानेही काही जात नाही; Freeze परत घेता येत नाही.`,
    'own-college': (percent, count, words) =>
      `${plural(count, {
        0: 'आता जे येऊ शकतं ते तुमच्याच कॉलेजमध्ये आहे',
        one: 'वरची 1 चॉइस अजून येऊ शकते, तुमच्याच कॉलेजमध्ये',
        other: `वरच्या ${words} चॉइस अजून येऊ शकतात, सगळ्या तुमच्याच कॉलेजमध्ये`,
      })}: चान्स ${percent}. Slide मध्ये तेवढीच येईल, बाहेरचं काही नाही. Slide वरून Float वर परत जाता येत नाही.`,
    'something-higher': (percent, count, words) =>
      `${plural(count, {
        0: 'लिस्टमधलं वरचं काही अजून येऊ शकतं',
        one: 'वरची 1 चॉइस अजून येऊ शकते',
        other: `वरच्या ${words} चॉइस अजून येऊ शकतात`,
      })}: चान्स ${percent}. तोपर्यंत तुमची सीट तुमचीच आहे.`,
  },
  regret: {
    float: 'पण जे येईल ते नाकारता येत नाही, आणि जुनी सीट लगेच जाते. वर एखादी चॉइस या सीटपेक्षा कमी आवडते? मग Freeze दाबा.',
    slide: 'पण जे येईल ते नाकारता येत नाही, आणि जुनी सीट लगेच जाते. तिथली वरची एखादी ब्रँच कमी आवडते? मग Freeze दाबा.',
  },
  note: 'हा मागच्या वर्षांवरून काढलेला चान्स आहे, वचन नाही. आणि लिस्ट तुमच्या आवडीच्या क्रमाने असेल तरच तो खरा.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { whichButton } }
