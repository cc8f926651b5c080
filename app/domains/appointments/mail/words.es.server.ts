import type { AppointmentWords } from './words.server.ts'

export const wordsEs: AppointmentWords = {
  visitor: {
    booked: {
      subject: (reference) => `Su cita está reservada: ${reference}`,
      title: 'Su cita está reservada',
      intro: 'Gracias por pedir cita. Este es el día y la hora que ha elegido.',
    },
    moved: {
      subject: (reference) => `Su cita ha cambiado: ${reference}`,
      title: 'Su cita tiene otra hora',
      intro: 'Su cita ha cambiado. A partir de ahora vale esta hora.',
    },
    cancelled: {
      subject: (reference) => `Su cita está anulada: ${reference}`,
      title: 'Su cita está anulada',
      intro:
        'Esta cita está anulada y la hora vuelve a estar libre. Si quiere otra, puede pedirla en la web.',
    },
    unconfirmed: {
      subject: (reference) => `Confirme su cita, por favor: ${reference}`,
      title: 'Confirme su cita, por favor',
      intro: 'Ha elegido este día y esta hora en nuestra web. La cita será firme en cuanto la confirme.',
    },
    lapsed: {
      subject: (reference) => `Su cita no se ha confirmado: ${reference}`,
      title: 'Su cita no se ha confirmado a tiempo',
      intro:
        'Le hemos guardado esta hora durante 30 minutos y ya la hemos liberado. Si sigue libre, puede reservarla con el botón de abajo. Su solicitud sigue con nosotros y nos pondremos en contacto con usted.',
    },
    byOffice: {
      subject: (reference) => `Hemos tenido que anular su cita: ${reference}`,
      title: 'Hemos tenido que anular su cita',
      intro:
        'Lo sentimos mucho: no vamos a poder atenderle ese día a esa hora. No tiene que hacer nada, la cita ya está anulada.',
    },
  },
  next: {
    'in-person': 'Le esperamos en la oficina.',
    phone: 'Le llamaremos a esa hora al número que nos ha dejado.',
    video: 'Antes de la cita le enviaremos el enlace para la videollamada.',
  },
  greeting: 'Buenos días:',
  manage: 'Ver, cambiar o anular la cita',
  confirm: 'Confirmar la cita',
  seeWhetherFree: 'Ver si sigue libre',
  heldUntil: (moment) =>
    `Le guardamos esta hora hasta las ${moment}. Después, otras personas podrán reservarla.`,
  ignore:
    '¿No ha sido usted? Entonces no tiene que hacer nada: sin su confirmación no hay cita y la hora queda libre.',
  add: 'Añadir una nota o documentos',
  attached: 'Con el archivo adjunto puede guardar la cita en su calendario.',
  notYou: '¿No ha sido usted? Alguien habrá escrito mal su dirección. Puede anular la cita o avisarnos.',
  surprised: '¿Le sorprende este mensaje? Entonces avísenos, por favor.',
  reason: 'Motivo',
  again: 'Pedir otra cita',
  sorry:
    'Le pedimos disculpas por las molestias. Si ninguna hora le viene bien, responda a este correo o llámenos y buscaremos otra con usted.',
  office: {
    booked: 'Cita nueva',
    moved: 'Cita cambiada',
    cancelled: 'Cita anulada',
    unconfirmed: 'Cita aún sin confirmar',
    lapsed: 'Cita sin confirmar',
  },
  officeUnconfirmed:
    'Se ha enviado a esta persona un enlace para confirmar la cita y todavía no lo ha usado. La hora queda guardada 30 minutos.',
  officeLapsed:
    'Se ha enviado a esta persona un enlace para confirmar la cita y no lo ha usado en 30 minutos, así que la hora vuelve a estar libre. La solicitud sigue abierta: póngase en contacto con ella.',
  labels: {
    when: 'Cuándo',
    before: 'Antes',
    where: 'Dónde',
    office: 'Oficina',
    how: 'Cómo',
    talk: 'Idioma de la cita',
    adviser: 'Atiende',
    topic: 'Tema',
    reference: 'Referencia',
  },
  modes: { 'in-person': 'en la oficina', phone: 'por teléfono', video: 'por videollamada' },
  summary: (brand, office) => `Cita en ${brand}, ${office}`,
  insurance: 'Seguros',
  services: 'Servicios',
  claim: 'Un siniestro',
  other: 'Otra cosa',
  localTime: 'hora de Mallorca',
}
