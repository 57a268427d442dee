/** Signs in with a password as a browser does, and answers the cookies to ask with. */
export async function signInAsAdmin(url: string, body: { email: string; password: string }): Promise<string> {
  const jar = new Map<string, string>()
  const post = async () => {
    const xsrf = jar.get('XSRF-TOKEN')
    const answer = await fetch(`${url}/api/v1/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        origin: url,
        cookie: cookieOf(jar),
        ...(xsrf === undefined ? {} : { 'x-xsrf-token': xsrf }),
      },
      body: JSON.stringify({ ...body, rememberMe: false }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer
  }
  const first = await post()
  // A browser without an XSRF token is refused once and given one along.
  const answer = first.status === 403 ? await post() : first
  if (answer.status !== 200) throw new Error(`The sign-in was refused: ${answer.status} ${await answer.text()}`)
  return cookieOf(jar)
}

function cookieOf(jar: ReadonlyMap<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}
