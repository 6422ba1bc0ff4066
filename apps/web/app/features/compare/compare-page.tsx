import { Button } from '@trassa/ui/actions/button'
import { Switch } from '@trassa/ui/choices/switch'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { PagePart } from '@trassa/ui/feedback/page-part'
import { useState } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { useStore } from '../../lib/browser/store.ts'
import { PATHS } from '../../shared/addresses/paths.ts'
import { CompareLinks } from '../../shared/comparison/compare-links.tsx'
import {
  comparedAds,
  comparedIds,
  compareHref,
  NONE_COMPARED,
} from '../../shared/comparison/compared-ads.ts'
import { ComparisonNotes } from './comparison-notes.tsx'
import { comparisonGroups } from './comparison-rows.ts'
import { ComparisonTable } from './comparison-table.tsx'
import type { Comparison } from './load-comparison.ts'

/** Ads of one type side by side, as the address names them. */
export function ComparePage({ comparison }: { comparison: Comparison }) {
  const { ads, form, gone } = comparison
  return (
    <div className="grid gap-5">
      <h1 className="font-bold text-title desk:text-heading">Сравнение</h1>
      <ComparisonNotes comparison={comparison} />
      {form && ads.length > 0 ? (
        <PagePart>
          <Compared ads={ads} form={form} />
        </PagePart>
      ) : (
        <NothingShown opensChosen={gone.length === 0} />
      )}
      <PagePart>
        <CompareLinks shown={ads.map(({ id }) => id)} />
      </PagePart>
    </div>
  )
}

/** An address without ads opens what this browser chose last; where nothing is chosen, it says how to choose. */
function NothingShown({ opensChosen }: { opensChosen: boolean }) {
  const chosen = useStore(comparedAds, NONE_COMPARED)
  const [latest] = chosen
  if (opensChosen && latest) {
    return <Navigate replace to={compareHref(comparedIds(chosen, latest.adType))} />
  }
  return (
    <EmptyState
      title="Выберите, что сравнить"
      actions={<Button render={<Link to={PATHS.home} />}>Смотреть объявления</Button>}
    >
      Нажмите «Сравнить» на странице объявления или в избранном. Рядом встанут до четырёх объявлений
      одного вида.
    </EmptyState>
  )
}

type ComparedProps = Pick<Comparison, 'ads'> & { form: NonNullable<Comparison['form']> }

function Compared({ ads, form }: ComparedProps) {
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const groups = comparisonGroups(form, ads)
  if (ads.length === 1) {
    return (
      <>
        <p>Добавьте ещё хотя бы одно объявление, чтобы увидеть различия.</p>
        <ComparisonTable ads={ads} groups={groups} />
      </>
    )
  }
  const shown = onlyDifferent
    ? groups.map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    : groups
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Switch
          checked={onlyDifferent}
          onCheckedChange={setOnlyDifferent}
          className="noscript:hidden"
        >
          Только различия
        </Switch>
        <p className="text-caption text-text-muted">Знаком ≠ отмечены различия.</p>
      </div>
      <ComparisonTable ads={ads} groups={shown.filter(({ rows }) => rows.length > 0)} />
    </>
  )
}
