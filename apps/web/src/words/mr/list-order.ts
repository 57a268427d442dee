import type { Words } from '../en.ts'

/** Words of what puts a list in order. */
export const listOrder: Words['choices']['order'] = {
  open: 'माझ्या आवडीने क्रम लावा',
  title: 'क्रम नीट करा',
  lead: 'काय आवडतं ते सांगा. क्रम त्यावरूनच बदलेल, चान्सवरून कधीच नाही. आधी पाहून घ्या, नंतर परतही घेता येतं.',
  anyBranch: 'सगळ्या ब्रँच सारख्या',
  same: 'तुमची लिस्ट आधीपासून याच क्रमाने आहे.',
  submit: 'याच क्रमाने ठेवा',
  failed: 'क्रम काढता आला नाही. तुमची लिस्ट सुरक्षित आहे.',
  deed: 'आवडीने क्रम',
}
