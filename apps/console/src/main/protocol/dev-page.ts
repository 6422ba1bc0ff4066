import { net } from 'electron'
import { contentSecurityPolicyOfDevelopment } from '../security/content-security-policy.ts'

/** A file of the renderer as Vite's development server at `devServer` gives it: components are replaced in the open page. */
export async function devPage(devServer: string, pathAndQuery: string): Promise<Response> {
  const answer = await net.fetch(`${devServer}${pathAndQuery}`)
  return new Response(answer.body, {
    status: answer.status,
    headers: {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
      'content-security-policy': contentSecurityPolicyOfDevelopment(devServer),
    },
  })
}
