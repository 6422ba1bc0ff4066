import { createContext, createRequestHandler, RouterContextProvider } from 'react-router'
import type { RequestContext } from '../../app/shared/api/request-context.ts'
import type { SiteBuild } from '../pages/render-page.ts'

/** Renders a page of the bundle in place of `entry.server.tsx`. */
export type RenderPage = (request: Request, context: RequestContext) => Response | Promise<Response>

/** A bundle of one page at every address. */
export function fakeBuild(renderPage: RenderPage): SiteBuild {
  const requestContext = createContext<RequestContext>()
  const render = (
    request: Request,
    _status: number,
    _headers: Headers,
    _entry: unknown,
    context: RouterContextProvider,
  ) => renderPage(request, context.get(requestContext))
  return {
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
    routes: { root: { id: 'root', path: '*', module: { default: () => null } } },
    entry: {
      module: {
        createRequestHandler,
        RouterContextProvider,
        requestContext,
        bodies: new WeakMap(),
        default: render,
      },
    },
  } as unknown as SiteBuild
}
