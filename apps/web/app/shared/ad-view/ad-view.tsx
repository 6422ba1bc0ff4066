import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Ad } from '@trassa/contracts/entities/ad'
import { Vehicle } from '@trassa/ui/brand/vehicle'
import { Description } from '@trassa/ui/display/description'
import { PagePart } from '@trassa/ui/feedback/page-part'
import type { ReactNode } from 'react'
import { Gallery } from '../photo/gallery.tsx'
import { Equipment } from './equipment.tsx'
import { Facts } from './facts.tsx'
import { VEHICLE_KINDS } from './vehicle-kinds.ts'

interface AdViewProps {
  ad: Pick<Ad, 'adType' | 'title' | 'photos' | 'descriptionTree' | 'fields' | 'names'>
  /** Of the ad's type. */
  form: FormDefinition
  /** Stands below the photographs. */
  children: ReactNode
}

/** Photographs, specification and description of an ad, the same for buyer and owner. */
export function AdView({ ad, form, children }: AdViewProps) {
  return (
    <>
      <PagePart>
        <Photos ad={ad} />
      </PagePart>
      {children}
      <PagePart>
        <Facts ad={ad} form={form} />
      </PagePart>
      {ad.descriptionTree.length > 0 && (
        <section aria-labelledby="description">
          <h2 id="description" className="mb-3 font-bold text-title">
            Описание
          </h2>
          <PagePart>
            <Description tree={ad.descriptionTree} />
          </PagePart>
        </section>
      )}
      <PagePart>
        <Equipment ad={ad} form={form} />
      </PagePart>
    </>
  )
}

function Photos({ ad }: Pick<AdViewProps, 'ad'>) {
  if (ad.photos.length > 0) return <Gallery photos={ad.photos} title={ad.title} />
  return (
    <div className="grid h-44 place-items-center rounded-card bg-surface-sunken text-line-strong desk:h-60">
      <Vehicle kind={VEHICLE_KINDS[ad.adType]} className="h-24! w-36!" />
    </div>
  )
}
