import type { SceneName } from '../../app/content/scene-names.ts'
import type { Scene } from './scene.ts'
import { administrativeScene } from './scene-administrative.ts'
import { businessScene } from './scene-business.ts'
import { carScene } from './scene-car.ts'
import { carServicesScene } from './scene-car-services.ts'
import { claimsScene } from './scene-claims.ts'
import { collectiveScene } from './scene-collective.ts'
import { healthScene } from './scene-health.ts'
import { heroScene } from './scene-hero.ts'
import { homeServicesScene } from './scene-home-services.ts'
import { lifeScene } from './scene-life.ts'
import { lifestyleScene } from './scene-lifestyle.ts'
import { notfoundScene } from './scene-notfound.ts'
import { officesScene } from './scene-offices.ts'
import { propertyScene } from './scene-property.ts'

/** Every scene that content can name. */
export const scenes = {
  hero: heroScene,
  health: healthScene,
  car: carScene,
  property: propertyScene,
  life: lifeScene,
  business: businessScene,
  collective: collectiveScene,
  administrative: administrativeScene,
  'car-services': carServicesScene,
  'home-services': homeServicesScene,
  offices: officesScene,
  claims: claimsScene,
  lifestyle: lifestyleScene,
  notfound: notfoundScene,
} satisfies Record<SceneName, Scene>
