/** Says under a setting that this computer's disk has not taken it. */
export function NotSaved({ error }: { error: Error }) {
  return (
    <p role="alert" className="text-stop-text">
      {error.message}
    </p>
  )
}
