import { createHash } from 'node:crypto'
import { escapeHtml } from '../escape-html.ts'

/** Where the files of a stand-in payment window lie, under its own address. */
export const SANDBOX_PATHS = {
  script: '/checkout.js',
  frame: '/checkout/window',
  pay: '/checkout/pay',
} as const

/**
 * A stand-in for the script of the payment window: `new Razorpay(options)`, `.on()`, `.open()`. It shows a frame with three
 * buttons, and with `redirect` leaves the page for it, as in-app browsers need. Like the real one it lays a backdrop and a
 * frame into a box; the frame has no style of its own, for the real one's is an attribute that our policy leaves out.
 * @param base  address of the stand-in, without a slash at the end
 */
export function sandboxScript(base: string): string {
  return `(() => {
  const base = ${JSON.stringify(base)}
  window.Razorpay = class {
    #options
    #listeners = {}
    constructor(options) { this.#options = options }
    on(event, listener) { this.#listeners[event] = listener }
    open() {
      const { order_id, amount, currency, name, description, callback_url, redirect, modal, handler } = this.#options
      const facts = { order_id, amount: String(amount), currency, name: name || '', description: description || '' }
      if (redirect) {
        const form = document.createElement('form')
        form.method = 'post'
        form.action = base + '${SANDBOX_PATHS.frame}'
        for (const [key, value] of Object.entries({ ...facts, callback_url })) {
          const field = document.createElement('input')
          Object.assign(field, { type: 'hidden', name: key, value })
          form.append(field)
        }
        document.body.append(form)
        form.submit()
        return
      }
      const box = document.createElement('div')
      box.className = 'razorpay-container'
      Object.assign(box.style, { position: 'fixed', inset: '0', zIndex: '2147483647' })
      const backdrop = document.createElement('div')
      Object.assign(backdrop.style, { position: 'fixed', inset: '0' })
      const frame = document.createElement('iframe')
      frame.src = base + '${SANDBOX_PATHS.frame}?' + new URLSearchParams(facts)
      frame.className = 'razorpay-checkout-frame'
      frame.title = 'Payment window'
      frame.setAttribute('allow', 'payment')
      frame.width = frame.height = '100%'
      const opener = document.activeElement
      const close = () => { window.removeEventListener('message', listen); box.remove(); opener && opener.focus && opener.focus() }
      const listen = ({ source, data }) => {
        if (source !== frame.contentWindow || !data || data.from !== 'sandbox-checkout') return
        if (data.outcome === 'failed') return this.#listeners['payment.failed'] && this.#listeners['payment.failed']({ error: data.error })
        close()
        if (data.outcome === 'paid') return handler(data.answer)
        if (modal && modal.ondismiss) modal.ondismiss()
      }
      window.addEventListener('message', listen)
      box.append(backdrop, frame)
      document.body.append(box)
    }
  }
})()`
}

const STYLE = `
:root { color-scheme: light dark } * { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 16px; background: #0009; font: 16px/1.5 system-ui, sans-serif }
main { width: 100%; max-width: 380px; background: Canvas; color: CanvasText; border-radius: 16px; overflow: hidden }
header { background: #4548f8; color: #fff; padding: 20px } h1 { font-size: 18px; margin: 0 } header p { margin: 4px 0 0 }
.note { margin: 0; padding: 12px 20px; background: #fde68a; color: #422006; font-weight: 600 }
div { display: grid; gap: 10px; padding: 20px } button { min-height: 48px; border-radius: 10px; border: 1px solid #8888; font: inherit; cursor: pointer }
.pay { background: #4548f8; color: #fff; border-color: #4548f8; font-weight: 600 } [role=alert] { margin: 0; color: #b91c1c }
`

const WINDOW_SCRIPT = `
const form = document.querySelector('form')
const facts = JSON.parse(form.dataset.facts)
const say = (message) => parent.postMessage({ from: 'sandbox-checkout', ...message }, '*')
const trouble = document.querySelector('[role=alert]')
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const outcome = event.submitter.value
  if (outcome === 'close') {
    if (!facts.callback_url) return say({ outcome: 'closed' })
    return history.back()
  }
  for (const button of form.querySelectorAll('button')) button.disabled = true
  const response = await fetch(form.action, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ order_id: facts.order_id, outcome }) })
  const answer = await response.json()
  for (const button of form.querySelectorAll('button')) button.disabled = false
  if (answer.error) {
    trouble.textContent = answer.error.description
    return facts.callback_url ? send({ 'error[code]': answer.error.code, 'error[description]': answer.error.description, 'error[metadata]': JSON.stringify(answer.error.metadata || {}) }) : say({ outcome: 'failed', error: answer.error })
  }
  return facts.callback_url ? send(answer) : say({ outcome: 'paid', answer })
})
function send(fields) {
  const back = document.createElement('form')
  back.method = 'post'
  back.action = facts.callback_url
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    back.append(field)
  }
  document.body.append(back)
  back.submit()
}
`

export type WindowFacts = {
  order_id: string
  amount: string
  currency: string
  name: string
  description: string
  callback_url?: string
}

/** The payment window as a page, and the policy it is served under. @param base  address of the stand-in */
export function sandboxWindow(base: string, facts: WindowFacts): { html: string; policy: string } {
  const rupees = (Number(facts.amount) / 100).toFixed(2)
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox payment</title><style>${STYLE}</style></head><body><main><header><h1>${escapeHtml(facts.name)}</h1><p>${escapeHtml(facts.description)} · ${escapeHtml(facts.currency)} ${rupees}</p></header><p class="note">Sandbox: no money moves.</p><form action="${escapeHtml(base)}${SANDBOX_PATHS.pay}" data-facts="${escapeHtml(JSON.stringify(facts))}"><div><button class="pay" value="captured">Pay (success)</button><button value="failed">Fail the payment</button><button value="close">Close the window</button><p role="alert"></p></div></form></main><script>${WINDOW_SCRIPT}</script></body></html>`
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const policy = `default-src 'none'; style-src ${hash(STYLE)}; script-src ${hash(WINDOW_SCRIPT)}; connect-src 'self'; base-uri 'none'`
  return { html, policy }
}
