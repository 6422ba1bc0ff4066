/** Former versions of the site left service workers and caches behind; they are removed (spec §9). */
export async function removeOldCaches(): Promise<{ workers: number; caches: number }> {
  return { workers: await unregisterWorkers(), caches: await deleteCaches() }
}

async function unregisterWorkers(): Promise<number> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(workers.map((worker) => worker.unregister()))
  return workers.length
}

async function deleteCaches(): Promise<number> {
  if (!('caches' in globalThis)) return 0
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  return names.length
}
