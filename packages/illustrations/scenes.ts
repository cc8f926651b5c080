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
import * as administrative from './variants/administrative.ts'
import * as business from './variants/business.ts'
import * as car from './variants/car.ts'
import * as carServices from './variants/car-services.ts'
import * as claims from './variants/claims.ts'
import * as collective from './variants/collective.ts'
import * as health from './variants/health.ts'
import * as hero from './variants/hero.ts'
import * as homeServices from './variants/home-services.ts'
import * as life from './variants/life.ts'
import * as lifestyle from './variants/lifestyle.ts'
import * as offices from './variants/offices.ts'
import * as property from './variants/property.ts'

/** Every scene that content can name. */
export const scenes = {
  hero: heroScene,
  'hero-cape': hero.capeScene,
  'hero-signal': hero.signalScene,
  health: healthScene,
  'health-pharmacy': health.pharmacyScene,
  'health-promenade': health.promenadeScene,
  'health-pets': health.petsScene,
  car: carScene,
  'car-village': car.villageScene,
  'car-scooter': car.scooterScene,
  'car-bikes': car.bikesScene,
  'car-pass': car.passScene,
  property: propertyScene,
  'property-town-houses': property.townHousesScene,
  'property-cliff': property.cliffHouseScene,
  'property-keys': property.keysScene,
  'property-boats': property.boatsScene,
  life: lifeScene,
  'life-olive': life.oliveScene,
  'life-beach': life.beachScene,
  'life-path': life.pathScene,
  business: businessScene,
  'business-cafe': business.cafeScene,
  'business-stall': business.stallScene,
  'business-desk': business.deskScene,
  collective: collectiveScene,
  'collective-table': collective.tableScene,
  'collective-hike': collective.hikeScene,
  administrative: administrativeScene,
  'administrative-town-hall': administrative.townHallScene,
  'administrative-post': administrative.postScene,
  'administrative-school': administrative.schoolScene,
  'administrative-passports': administrative.papersScene,
  'administrative-terrace': administrative.terraceScene,
  'car-services': carServicesScene,
  'car-services-inspection': carServices.inspectionScene,
  'car-services-charging': carServices.chargingScene,
  'car-services-certificate': carServices.papersScene,
  'car-services-handover': carServices.handoverScene,
  'home-services': homeServicesScene,
  'home-services-door': homeServices.doorScene,
  'home-services-site': homeServices.siteScene,
  'home-services-evening': homeServices.eveningScene,
  'home-services-meter': homeServices.meterScene,
  offices: officesScene,
  'offices-llucmajor': offices.llucmajorScene,
  'offices-santa-ponsa': offices.santaPonsaScene,
  'offices-santa-ponsa-services': offices.servicesStreetScene,
  'offices-online': offices.onlineScene,
  claims: claimsScene,
  'claims-roadside': claims.roadsideScene,
  'claims-repair': claims.repairScene,
  lifestyle: lifestyleScene,
  'lifestyle-windmills': lifestyle.windmillsScene,
  'lifestyle-cove': lifestyle.coveScene,
  'lifestyle-fair': lifestyle.fairScene,
  notfound: notfoundScene,
} satisfies Record<SceneName, Scene>
