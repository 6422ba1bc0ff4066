interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** What every page of the site has: the root and the layout around it. */
const ROOTS = ['app/root.tsx', 'app/routes/layouts/site.tsx']

/**
 * Names the chunk of the modules that every page imports at once, so that no page brings what only other
 * pages have in common. Rolldown calls it for each module when the graph is complete.
 */
export function shellChunk(appFolder: string) {
  let modules: Set<string> | undefined
  return (id: string, graph: ModuleGraph): string | null => {
    modules ??= reachable(
      ROOTS.map((path) => `${appFolder}/${path}`),
      graph,
    )
    return modules.has(id) ? 'shell' : null
  }
}

function reachable(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const seen = new Set<string>()
  const next = [...roots]
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    // A barrel of all icons, of which a page has a few: Rolldown places those by itself.
    if (id.includes('/lucide-react/')) continue
    next.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}
