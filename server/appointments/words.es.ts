import type { AppointmentWords } from './words.ts'

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
  add: 'Añadir una nota o documentos',
  attached: 'Con el archivo adjunto puede guardar la cita en su calendario.',
  notYou: '¿No ha sido usted? Alguien habrá escrito mal su dirección. Puede anular la cita o avisarnos.',
  surprised: '¿Le sorprende este mensaje? Entonces avísenos, por favor.',
  reason: 'Motivo',
  again: 'Pedir otra cita',
  sorry:
    'Le pedimos disculpas por las molestias. Si ninguna hora le viene bien, responda a este correo o llámenos y buscaremos otra con usted.',
  office: { booked: 'Cita nueva', moved: 'Cita cambiada', cancelled: 'Cita anulada' },
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
