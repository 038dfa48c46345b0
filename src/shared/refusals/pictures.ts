type File = { name: string }

/** Refusals of pictures; `name` is the file's. */
export const pictureRefusals = {
  not_an_image: 'Please upload an image file',
  too_many_unit_images: ({ most }: { most: number }) =>
    `Too many images: Maximum ${most} images allowed`,
  too_many_project_images: ({ most }: { most: number }) =>
    `Maximum ${most} images allowed for projects`,
  image_too_large: ({ name }: File) =>
    `File too large: ${name} is larger than 10MB. Please choose smaller files.`,
  logo_too_large: 'File size must be less than 5MB',
  logo_too_small: ({ pixels }: { pixels: number }) =>
    `This logo is too small. Choose a picture at least ${pixels} px wide or high.`,
  no_picture: ({ name }: File) => `${name} is not a picture. Please upload an image file.`,
  picture_heic: ({ name }: File) =>
    `${name} is a HEIC picture, which browsers can’t show. Please save it as JPEG first.`,
  picture_format: ({ name, format }: File & { format: string }) =>
    `${name} is a ${format} file. Please choose a JPEG, PNG, WebP or AVIF picture.`,
  picture_animated: ({ name }: File) => `${name} is animated. Please choose a still picture.`,
  picture_not_what_it_seems: ({ name }: File) =>
    `${name} doesn’t match its file type. Please save it as JPEG first.`,
  picture_too_many_pixels: ({ name, megapixels }: File & { megapixels: number }) =>
    `${name} has too many pixels. At most ${megapixels} megapixels are accepted.`,
  picture_too_slow: ({ name }: File) =>
    `${name} takes too long to read. Please save it as JPEG first.`,
  picture_damaged: ({ name }: File) =>
    `${name} is damaged or incomplete. Please choose another copy.`,
  picture_address: 'Not the address of an uploaded picture',
  picture_not_stored: 'This picture isn’t stored here. Upload it again.',
  pictures_unreachable: 'Pictures aren’t available right now. Please try again shortly.',
}
