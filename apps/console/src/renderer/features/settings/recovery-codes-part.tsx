import { useMutation, useQuery } from '@tanstack/react-query'
import { readSecondFactor, renewRecoveryCodes } from '@trassa/contracts/calls/second-factor'
import { totpCodeSchema } from '@trassa/contracts/totp-code'
import { Button } from '@trassa/ui/actions/button'
import { CodeField } from '@trassa/ui/fields/code-field'
import { useState } from 'react'
import { useApi } from '../../lib/api-context.ts'
import { RecoveryCodes } from '../../shared/second-factor/recovery-codes.tsx'

/** How many recovery codes are left; new ones are issued for a code of the app (domain §2). */
export function RecoveryCodesPart() {
  const api = useApi()
  const [code, setCode] = useState('')
  const [mistake, setMistake] = useState<string>()
  const { data, refetch } = useQuery({
    queryKey: ['secondFactor'],
    queryFn: () => api.ask(readSecondFactor),
  })
  const renewing = useMutation({
    mutationFn: (typed: string) => api.ask(renewRecoveryCodes, { body: { code: typed } }),
    onSuccess: () => {
      setCode('')
      void refetch()
    },
    onError: (error) => setMistake(error.message),
  })

  function renew(typed: string) {
    const parsed = totpCodeSchema.safeParse(typed)
    setMistake(parsed.error?.issues[0]?.message)
    if (parsed.success) renewing.mutate(parsed.data)
  }

  if (renewing.data) {
    return (
      <>
        <p>Прежние коды больше не действуют. Сохраните новые: больше мы их не покажем.</p>
        <RecoveryCodes codes={renewing.data.recoveryCodes} />
        <Button variant="secondary" className="w-fit" onClick={renewing.reset}>
          Я сохранил коды
        </Button>
      </>
    )
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        renew(code)
      }}
    >
      {data && <p>Осталось кодов: {data.recoveryCodesLeft}</p>}
      <CodeField
        label="Код из приложения"
        hint="Чтобы выпустить новые коды вместо прежних"
        length={6}
        value={code}
        error={mistake}
        onValueChange={(value) => {
          setCode(value)
          setMistake(undefined)
        }}
      />
      <Button type="submit" variant="secondary" className="w-fit" loading={renewing.isPending}>
        Выпустить новые коды
      </Button>
    </form>
  )
}
