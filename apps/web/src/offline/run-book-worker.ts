import { answerQuestion } from './answer-question.ts'

globalThis.addEventListener('message', (event) => void answerQuestion(event))
