import type { Texts } from './shape';

export const es: Texts = {
  card: {
    title: 'Tu tarjeta',
    labels: {
      pan: 'Número de tarjeta',
      name: 'Nombre',
      expiration: 'Fecha de vencimiento',
      code: 'Código de seguridad',
      pin: 'PIN',
    },
    captions: { expiration: 'Válida hasta', code: 'CVV', pin: 'PIN' },
    copy: 'Copiar el número de tarjeta',
    copied: 'Copiado',
    copyFailed: 'No se pudo copiar el número. Hay que seleccionarlo y copiarlo.',
    nothing: 'No hay nada que mostrar de esta tarjeta.',
  },
  activation: {
    title: 'Activa tu tarjeta',
    lead: 'Ten tu tarjeta a mano.',
    pan: 'Número de tarjeta',
    panHint: 'Los 16 dígitos de tu tarjeta',
    pin: 'PIN',
    pinHint:
      'Elige cuatro dígitos que no sean consecutivos ni todos iguales. Déjalo vacío si tu tarjeta ya tiene un PIN.',
    submit: 'Activar tarjeta',
    busy: 'Activando…',
    badPan: 'El número de tarjeta no es válido. Revisa los 16 dígitos.',
    badPin: 'Elige un PIN de cuatro dígitos que no sean consecutivos ni todos iguales.',
    unknownPan: 'No encontramos una tarjeta con este número. Revísalo e inténtalo de nuevo.',
    done: 'Tu tarjeta está activa.',
    doneLead: 'Puedes usarla desde ahora.',
  },
  errors: {
    INVALID_REQUEST: 'Esta página se abrió con una dirección que no entiende.',
    INVALID_SUCCESS_LINK: 'Esta página se abrió con un enlace que no está registrado.',
    INVALID_END_USER_TOKEN: 'Tu sesión terminó. Abre esta página de nuevo desde la aplicación.',
    CARD_NOT_FOUND: 'No encontramos esta tarjeta.',
    CARD_NOT_EMBOSSED: 'Esta tarjeta no se puede activar.',
    USER_NOT_ACTIVE: 'Tu usuario está bloqueado.',
    INVALID_PIN: 'Elige un PIN de cuatro dígitos que no sean consecutivos ni todos iguales, y distinto del que tenías.',
    USER_DATA_INCOMPLETE: 'Faltan datos tuyos. Complétalos en la aplicación e inténtalo de nuevo.',
    AFFINITY_GROUP_MISMATCH: 'Esta tarjeta no se puede usar en tu país.',
    NOT_FOUND: 'No hay ninguna página en esta dirección.',
    METHOD_NOT_ALLOWED: 'Esta página no se puede usar de esta manera.',
    PAYLOAD_TOO_LARGE: 'El formulario es demasiado grande.',
    UNSUPPORTED_MEDIA_TYPE: 'Esta página solo acepta su propio formulario.',
    RATE_LIMITED: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
    INTERNAL_ERROR: 'Algo falló de nuestro lado.',
    SERVICE_UNAVAILABLE: 'No podemos mostrar esta página por el momento. Inténtalo de nuevo.',
  },
  reference: 'Referencia',
};

/** The texts of Argentina, where people say `vos`. */
export const esArgentina: { activation: Partial<Texts['activation']>; errors: Partial<Texts['errors']> } = {
  activation: {
    title: 'Activá tu tarjeta',
    lead: 'Tené tu tarjeta a mano.',
    pinHint:
      'Elegí cuatro dígitos que no sean consecutivos ni todos iguales. Dejalo vacío si tu tarjeta ya tiene un PIN.',
    badPan: 'El número de tarjeta no es válido. Revisá los 16 dígitos.',
    badPin: 'Elegí un PIN de cuatro dígitos que no sean consecutivos ni todos iguales.',
    unknownPan: 'No encontramos una tarjeta con este número. Revisalo e intentalo de nuevo.',
    doneLead: 'Podés usarla desde ahora.',
  },
  errors: {
    INVALID_END_USER_TOKEN: 'Tu sesión terminó. Abrí esta página de nuevo desde la aplicación.',
    INVALID_PIN: 'Elegí un PIN de cuatro dígitos que no sean consecutivos ni todos iguales, y distinto del que tenías.',
    USER_DATA_INCOMPLETE: 'Faltan datos tuyos. Completalos en la aplicación e intentalo de nuevo.',
    RATE_LIMITED: 'Demasiados intentos. Esperá un momento e intentalo de nuevo.',
    SERVICE_UNAVAILABLE: 'No podemos mostrar esta página por el momento. Intentalo de nuevo.',
  },
};
