import type { MailWords } from './words.ts'

export const wordsEs: MailWords = {
  dialogs: {
    'callback-dialog': 'Llamada',
    'appointment-dialog': 'Cita previa',
    'contact-dialog': 'Consulta',
    'general-dialog': 'Solicitud de información',
    'salud-dialog': 'Seguro de salud',
    'dental-dialog': 'Seguro dental',
    'mascotas-dialog': 'Seguro de mascotas',
    'vidaDependencia-dialog': 'Seguro de dependencia',
    'vidaRepatriacion-dialog': 'Seguro de vida y repatriación',
    'automoviles-dialog': 'Seguro de coche',
    'otrosvehiculos-dialog': 'Seguro de otros vehículos',
    'hogar-dialog': 'Seguro de hogar',
    'nie-dialog': 'Trámite del NIE',
    'contact-electricity-dialog': 'Electricidad',
  },
  claim: 'Parte de siniestro',
  languages: { es: 'español', en: 'inglés', de: 'alemán' },
  yes: 'sí',
  no: 'no',
  visitor: {
    subject: (reference) => `Hemos recibido su solicitud ${reference}`,
    title: 'Hemos recibido su solicitud',
    greeting: 'Buenos días:',
    received: 'Gracias por ponerse en contacto con nosotros. Su solicitud ya está en nuestra oficina.',
    next: {
      callback: 'Le llamaremos al número que nos ha dejado.',
      callbackOn: (day, part) =>
        `Le llamaremos el ${day}${part ? `, ${part}` : ''}, al número que nos ha dejado.`,
      appointment: 'Le atenderemos a la hora que ha elegido. Si no puede, avísenos, por favor.',
      other: 'Una persona de la oficina la leerá y le contestará personalmente.',
    },
    parts: { morning: 'por la mañana', midday: 'a mediodía', afternoon: 'por la tarde' },
    answerBy: (day) => `Tendrá noticias nuestras como muy tarde el ${day}.`,
    reportBy: (day, phone) => `El plazo para dar parte termina el ${day}: llámenos, por favor, al ${phone}.`,
    quote: (reference) =>
      `Si nos llama o nos escribe, indique la referencia ${reference} y sabremos de qué se trata.`,
    status: 'Ver el estado de su solicitud',
    noCover:
      'Una solicitud de seguro no es un contrato: la cobertura empieza cuando la aseguradora la confirma.',
    notYou:
      '¿No ha sido usted? Alguien habrá escrito mal su dirección. Puede borrar este mensaje o avisarnos.',
  },
  office: {
    subject: (dialog, reference) => `${dialog}: ${reference}`,
    suspectMark: '[Revisar]',
    suspect:
      'No superó los controles contra robots y está en cuarentena. Si la ha enviado una persona, libérela; hasta entonces no recibirá ningún correo nuestro.',
    suspectHolds: 'Mientras tanto la cita ocupa su hora; si es de un robot, anúlela.',
    news: {
      'note-added': 'Nota nueva',
      'files-added': 'Archivos nuevos',
      'request-withdrawn': 'Retirada',
    },
    files: (reference) =>
      `No van adjuntos: se copian a una carpeta con la herramienta de la oficina, «requests files ${reference} CARPETA».`,
    reply: 'Responda a este mensaje para escribir a quien hizo la solicitud.',
    noReply: 'No dejó ningún correo electrónico válido: llame por teléfono.',
  },
  labels: {
    reference: 'Referencia',
    about: 'Asunto',
    receivedAt: 'Recibida',
    answerBy: 'Prometido para',
    page: 'Página',
    locale: 'Idioma de la página',
    preferredLocale: 'Quiere respuesta en',
    name: 'Nombre',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    message: 'Mensaje',
    files: 'Archivos',
    metadata: 'conserva los datos de la cámara, quizá también el lugar',
    notes: 'Notas añadidas',
    privacy: 'Política de privacidad',
    marketing: 'Acepta publicidad',
    referrer: 'Viene de',
  },
  privacyAgreed: (version, at) => `aceptada, versión ${version}, ${at}`,
  footer: {
    taxId: (id) => `NIF ${id}`,
    privacy: 'Política de privacidad',
  },
}
